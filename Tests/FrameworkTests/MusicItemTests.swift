import Foundation
import MusicKit
import Testing

/// Items of a catalogue of music are what the service's answers say.
@Suite("Music") struct MusicItemTests {
  // The shape and the names are those of the Apple Music API's documentation of a song and its artwork.
  private static let answer = """
    {"data": [{"id": "900032829", "type": "songs", "attributes": {"name": "Something For the Pain", "artistName": "Bon Jovi",
    "albumName": "These Days", "durationInMillis": 288000, "genreNames": ["Rock", "Music"], "releaseDate": "1995-06-27",
    "trackNumber": 2, "discNumber": 1, "isrc": "USPR39402231", "hasLyrics": true, "contentRating": "explicit", "playParams": {"id": "1"},
    "artwork": {"width": 3000, "height": 1500, "url": "https://is.example/{w}x{h}bb.jpg", "bgColor": "ff8000"}}},
    {"id": "2", "type": "songs"}]}
    """

  @Test("A song says what stands in the answer, and nothing where nothing stands")
  func songs() throws {
    let songs = try JSONDecoder().decode(MusicItemCollection<Song>.self, from: Data(Self.answer.utf8))
    #expect(songs.count == 2)
    let song = songs[0]
    #expect(song.id == "900032829" && song.title == "Something For the Pain" && song.artistName == "Bon Jovi")
    #expect(song.albumTitle == "These Days" && song.duration == 288 && song.genreNames == ["Rock", "Music"] && song.trackNumber == 2)
    // 27 June 1995, midnight in Greenwich: 9,308 days after 1970.
    #expect(song.releaseDate == Date(timeIntervalSince1970: 9308 * 86400))
    #expect(song.contentRating == .explicit && song.hasLyrics && song.playParameters != nil && song.albums == nil)
    #expect(songs[1].title == "" && songs[1].duration == nil && songs[1].artwork == nil && songs[1].playParameters == nil)
    let artwork = try #require(song.artwork)
    #expect(artwork.url(width: 40, height: 20)?.absoluteString == "https://is.example/40x20bb.jpg" && artwork.maximumWidth == 3000)
    #expect(artwork.backgroundColor?.components?.prefix(3).map { ($0 * 255).rounded() } == [255, 128, 0])
    #expect(try JSONDecoder().decode(Song.self, from: JSONEncoder().encode(song)) == song)
  }

  @Test("A queue begins where it is told, and takes others behind what is heard or at its end")
  func queue() async throws {
    let songs = try JSONDecoder().decode(MusicItemCollection<Song>.self, from: Data(Self.answer.utf8))
    let queue = ApplicationMusicPlayer.Queue(for: songs, startingAt: songs[1])
    #expect(queue.currentEntry?.item?.id == "2" && queue.entries.map { $0.item?.id } == ["900032829", "2"])
    queue.currentEntry = queue.entries[0]
    try await queue.insert(songs[1], position: .afterCurrentEntry)
    try await queue.insert(songs[0], position: .tail)
    #expect(queue.entries.map { $0.item?.id } == ["900032829", "2", "2", "900032829"])
  }

  @Test("Nobody may hear what one hears: catalogue and library are not asked")
  func refused() async {
    #expect(await MusicAuthorization.request() == .denied && MusicAuthorization.currentStatus == .denied)
    await #expect(throws: MusicTokenRequestError.permissionDenied) {
      try await MusicCatalogSearchRequest(term: "a", types: [Song.self]).response()
    }
    await #expect(throws: MusicLibrary.Error.permissionDenied) { try await MusicLibraryRequest<Album>().response() }
  }
}

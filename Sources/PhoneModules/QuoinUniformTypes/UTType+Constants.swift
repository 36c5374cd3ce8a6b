// Identifiers, families, endings and servers' names as Apple documents them for each constant.
extension UTType {
  /// Anything that is a file, a folder or the like.
  public static let item = UTType(declared: "public.item")
  /// What people open and share.
  public static let content = UTType(declared: "public.content")
  /// Words and pictures together.
  public static let compositeContent = UTType(declared: "public.composite-content", ["public.content"])
  /// Bytes.
  public static let data = UTType(declared: "public.data", ["public.item"])
  /// A folder or package.
  public static let directory = UTType(declared: "public.directory", ["public.item"])
  /// A folder.
  public static let folder = UTType(declared: "public.folder", ["public.directory"])
  /// A folder that looks like one file.
  public static let package = UTType(declared: "com.apple.package", ["public.directory"])
  /// A folder of a known structure.
  public static let bundle = UTType(declared: "com.apple.bundle", ["public.directory"])
  /// Files packed into one.
  public static let archive = UTType(declared: "public.archive")
  /// A ZIP archive.
  public static let zip = UTType(
    declared: "public.zip-archive", ["public.data", "public.archive"], endings: ["zip"], mime: ["application/zip"])
  /// A gzip archive.
  public static let gzip = UTType(
    declared:
      "org.gnu.gnu-zip-archive", ["public.data", "public.archive"], endings: ["gz"], mime: ["application/gzip"])
  /// Text of any kind.
  public static let text = UTType(declared: "public.text", ["public.data", "public.content"])
  /// Text without markup.
  public static let plainText = UTType(declared: "public.plain-text", ["public.text"], endings: ["txt", "text"], mime: ["text/plain"])
  /// Text in UTF-8.
  public static let utf8PlainText = UTType(declared: "public.utf8-plain-text", ["public.plain-text"])
  /// Text in UTF-16.
  public static let utf16PlainText = UTType(declared: "public.utf16-plain-text", ["public.plain-text"])
  /// Values with something between them.
  public static let delimitedText = UTType(declared: "public.delimited-values-text", ["public.text"])
  /// Values with commas between them.
  public static let commaSeparatedText = UTType(
    declared:
      "public.comma-separated-values-text", ["public.delimited-values-text"], endings: ["csv"], mime: ["text/csv"])
  /// Values with tabs between them.
  public static let tabSeparatedText = UTType(
    declared:
      "public.tab-separated-values-text", ["public.delimited-values-text"], endings: ["tsv"], mime: ["text/tab-separated-values"])
  /// Rich text.
  public static let rtf = UTType(declared: "public.rtf", ["public.text"], endings: ["rtf"], mime: ["text/rtf"])
  /// Rich text with attachments.
  public static let rtfd = UTType(declared: "com.apple.rtfd", ["com.apple.package", "public.composite-content"], endings: ["rtfd"])
  /// A page of the web.
  public static let html = UTType(declared: "public.html", ["public.text"], endings: ["html", "htm"], mime: ["text/html"])
  /// XML.
  public static let xml = UTType(declared: "public.xml", ["public.text"], endings: ["xml"], mime: ["application/xml", "text/xml"])
  /// YAML.
  public static let yaml = UTType(declared: "public.yaml", ["public.text"], endings: ["yml", "yaml"], mime: ["application/x-yaml"])
  /// JSON.
  public static let json = UTType(declared: "public.json", ["public.text"], endings: ["json"], mime: ["application/json"])
  /// A property list.
  public static let propertyList = UTType(declared: "com.apple.property-list", ["public.data"], endings: ["plist"])
  /// A property list as XML.
  public static let xmlPropertyList = UTType(declared: "com.apple.xml-property-list", ["public.xml", "com.apple.property-list"])
  /// A property list in bytes.
  public static let binaryPropertyList = UTType(declared: "com.apple.binary-property-list", ["com.apple.property-list"])
  /// A program's text.
  public static let sourceCode = UTType(declared: "public.source-code", ["public.plain-text"])
  /// Swift.
  public static let swiftSource = UTType(declared: "public.swift-source", ["public.source-code"], endings: ["swift"])
  /// C.
  public static let cSource = UTType(declared: "public.c-source", ["public.source-code"], endings: ["c"])
  /// C's declarations.
  public static let cHeader = UTType(declared: "public.c-header", ["public.source-code"], endings: ["h"])
  /// A script.
  public static let script = UTType(declared: "public.script", ["public.source-code"])
  /// A shell's script.
  public static let shellScript = UTType(declared: "public.shell-script", ["public.script"], endings: ["sh"])
  /// Python.
  public static let pythonScript = UTType(declared: "public.python-script", ["public.script"], endings: ["py"], mime: ["text/x-python"])
  /// JavaScript.
  public static let javaScript = UTType(
    declared:
      "com.netscape.javascript-source", ["public.source-code"], endings: ["js"], mime: ["text/javascript"])
  /// An address.
  public static let url = UTType(declared: "public.url", ["public.data"])
  /// A file's address.
  public static let fileURL = UTType(declared: "public.file-url", ["public.url"])
  /// A bookmark of a file.
  public static let urlBookmarkData = UTType(declared: "public.url-bookmark-data", ["public.data"])
  /// A picture of any format.
  public static let image = UTType(declared: "public.image", ["public.data", "public.content"])
  /// A JPEG picture.
  public static let jpeg = UTType(declared: "public.jpeg", ["public.image"], endings: ["jpeg", "jpg"], mime: ["image/jpeg"])
  /// A TIFF picture.
  public static let tiff = UTType(declared: "public.tiff", ["public.image"], endings: ["tiff", "tif"], mime: ["image/tiff"])
  /// A GIF picture.
  public static let gif = UTType(declared: "com.compuserve.gif", ["public.image"], endings: ["gif"], mime: ["image/gif"])
  /// A PNG picture.
  public static let png = UTType(declared: "public.png", ["public.image"], endings: ["png"], mime: ["image/png"])
  /// A BMP picture.
  public static let bmp = UTType(declared: "com.microsoft.bmp", ["public.image"], endings: ["bmp"], mime: ["image/bmp"])
  /// An icon of Windows.
  public static let ico = UTType(declared: "com.microsoft.ico", ["public.image"], endings: ["ico"], mime: ["image/vnd.microsoft.icon"])
  /// An icon of a Mac.
  public static let icns = UTType(declared: "com.apple.icns", ["public.image"], endings: ["icns"])
  /// An SVG drawing.
  public static let svg = UTType(declared: "public.svg-image", ["public.image", "public.xml"], endings: ["svg"], mime: ["image/svg+xml"])
  /// A HEIF picture.
  public static let heif = UTType(declared: "public.heif", ["public.image"], endings: ["heif"], mime: ["image/heif"])
  /// A HEIC picture.
  public static let heic = UTType(declared: "public.heic", ["public.heif"], endings: ["heic"], mime: ["image/heic"])
  /// A WebP picture.
  public static let webP = UTType(declared: "org.webmproject.webp", ["public.image"], endings: ["webp"], mime: ["image/webp"])
  /// A camera's raw picture.
  public static let rawImage = UTType(declared: "public.camera-raw-image", ["public.image"])
  /// A picture that moves.
  public static let livePhoto = UTType(declared: "com.apple.live-photo")
  /// A PDF.
  public static let pdf = UTType(
    declared: "com.adobe.pdf", ["public.data", "public.composite-content"], endings: ["pdf"], mime: ["application/pdf"])
  /// An electronic book.
  public static let epub = UTType(
    declared:
      "org.idpf.epub-container", ["public.data", "public.composite-content"], endings: ["epub"], mime: ["application/epub+zip"])
  /// A table of cells.
  public static let spreadsheet = UTType(declared: "public.spreadsheet", ["public.content"])
  /// Slides.
  public static let presentation = UTType(declared: "public.presentation", ["public.composite-content"])
  /// Sound or moving pictures.
  public static let audiovisualContent = UTType(declared: "public.audiovisual-content", ["public.data", "public.content"])
  /// Moving pictures, with or without sound.
  public static let movie = UTType(declared: "public.movie", ["public.audiovisual-content"])
  /// Moving pictures without sound.
  public static let video = UTType(declared: "public.video", ["public.movie"])
  /// Sound.
  public static let audio = UTType(declared: "public.audio", ["public.audiovisual-content"])
  /// A QuickTime movie.
  public static let quickTimeMovie = UTType(
    declared:
      "com.apple.quicktime-movie", ["public.movie"], endings: ["mov", "qt"], mime: ["video/quicktime"])
  /// An MPEG movie.
  public static let mpeg = UTType(declared: "public.mpeg", ["public.movie"], endings: ["mpg", "mpeg"], mime: ["video/mpeg"])
  /// MPEG-2 without sound.
  public static let mpeg2Video = UTType(declared: "public.mpeg-2-video", ["public.video"], endings: ["m2v"], mime: ["video/mpeg2"])
  /// An MPEG-4 movie.
  public static let mpeg4Movie = UTType(declared: "public.mpeg-4", ["public.movie"], endings: ["mp4"], mime: ["video/mp4"])
  /// MPEG-4 sound.
  public static let mpeg4Audio = UTType(
    declared: "public.mpeg-4-audio", ["public.mpeg-4", "public.audio"], endings: ["m4a"], mime: ["audio/mp4"])
  /// MP3 sound.
  public static let mp3 = UTType(declared: "public.mp3", ["public.audio"], endings: ["mp3"], mime: ["audio/mpeg"])
  /// WAV sound.
  public static let wav = UTType(declared: "com.microsoft.waveform-audio", ["public.audio"], endings: ["wav"], mime: ["audio/vnd.wave"])
  /// AIFF sound.
  public static let aiff = UTType(declared: "public.aiff-audio", ["public.audio"], endings: ["aiff", "aif"], mime: ["audio/aiff"])
  /// Notes.
  public static let midi = UTType(declared: "public.midi-audio", ["public.audio"], endings: ["mid", "midi"], mime: ["audio/midi"])
  /// An AVI movie.
  public static let avi = UTType(declared: "public.avi", ["public.movie"], endings: ["avi"], mime: ["video/avi"])
  /// A font.
  public static let font = UTType(declared: "public.font", ["public.data"])
  /// A person's data.
  public static let contact = UTType(declared: "public.contact")
  /// A visiting card.
  public static let vCard = UTType(declared: "public.vcard", ["public.text", "public.contact"], endings: ["vcf"], mime: ["text/vcard"])
  /// An appointment.
  public static let calendarEvent = UTType(declared: "public.calendar-event")
  /// A message.
  public static let message = UTType(declared: "public.message")
  /// A letter.
  public static let emailMessage = UTType(declared: "public.email-message", ["public.message"])
  /// A store of records.
  public static let database = UTType(declared: "public.database")
  /// What a program noted.
  public static let log = UTType(declared: "public.log", ["public.plain-text"], endings: ["log"])
  /// A disk in a file.
  public static let diskImage = UTType(declared: "public.disk-image", ["public.data"])
  /// A program.
  public static let application = UTType(declared: "com.apple.application")
  /// Code that runs.
  public static let executable = UTType(declared: "public.executable", ["public.item"])
  /// A scene in space, packed.
  public static let usdz = UTType(
    declared:
      "com.pixar.universal-scene-description-mobile", ["public.data", "public.3d-content"], endings: ["usdz"], mime: ["model/vnd.usdz+zip"])
  /// Things in space.
  public static let threeDContent = UTType(declared: "public.3d-content", ["public.content"])

  /// Every type above, those that say most first within a family.
  static let all: [UTType] = [
    .item, .content, .compositeContent, .data, .directory, .folder, .package, .bundle, .archive, .zip, .gzip, .text, .plainText,
    .utf8PlainText, .utf16PlainText, .delimitedText, .commaSeparatedText, .tabSeparatedText, .rtf, .rtfd, .html, .xml, .yaml, .json,
    .propertyList, .xmlPropertyList, .binaryPropertyList, .sourceCode, .swiftSource, .cSource, .cHeader, .script, .shellScript,
    .pythonScript, .javaScript, .url, .fileURL, .urlBookmarkData, .image, .jpeg, .tiff, .gif, .png, .bmp, .ico, .icns, .svg, .heif,
    .heic, .webP, .rawImage, .livePhoto, .pdf, .epub, .spreadsheet, .presentation, .audiovisualContent, .movie, .video, .audio,
    .quickTimeMovie, .mpeg, .mpeg2Video, .mpeg4Movie, .mpeg4Audio, .mp3, .wav, .aiff, .midi, .avi, .font, .contact, .vCard,
    .calendarEvent, .message, .emailMessage, .database, .log, .diskImage, .application, .executable, .usdz, .threeDContent,
  ]
  static let declared = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })
}

/// The old name of the module of types of data.
@_exported import QuoinUniformTypes

/// Anything that is a file.
public let kUTTypeItem = "public.item"
/// Bytes.
public let kUTTypeData = "public.data"
/// Words.
public let kUTTypeText = "public.text"
/// Words without looks.
public let kUTTypePlainText = "public.plain-text"
/// Words in UTF-8.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// Words with looks.
public let kUTTypeRTF = "public.rtf"
/// A page of the web.
public let kUTTypeHTML = "public.html"
/// XML.
public let kUTTypeXML = "public.xml"
/// JSON.
public let kUTTypeJSON = "public.json"
/// A property list.
public let kUTTypePropertyList = "com.apple.property-list"
/// A picture.
public let kUTTypeImage = "public.image"
/// A picture as JPEG.
public let kUTTypeJPEG = "public.jpeg"
/// A picture as PNG.
public let kUTTypePNG = "public.png"
/// A picture as GIF.
public let kUTTypeGIF = "com.compuserve.gif"
/// Pages as PDF.
public let kUTTypePDF = "com.adobe.pdf"
/// A film with sound.
public let kUTTypeMovie = "public.movie"
/// A film without sound.
public let kUTTypeVideo = "public.video"
/// A film as MPEG-4.
public let kUTTypeMPEG4 = "public.mpeg-4"
/// A film of QuickTime.
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
/// Sound.
public let kUTTypeAudio = "public.audio"
/// Sound as MP3.
public let kUTTypeMP3 = "public.mp3"
/// An address.
public let kUTTypeURL = "public.url"
/// The place of a file.
public let kUTTypeFileURL = "public.file-url"
/// A folder.
public let kUTTypeFolder = "public.folder"

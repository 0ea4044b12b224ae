@_exported import CoreGraphics

// The names of the system's types of data, for those that apps name: the values are those of Apple's "UTCoreTypes.h", and
// `CFString` is a name of Swift's strings on Linux. Apple has replaced this module by UniformTypeIdentifiers.

/// Anything that can be opened. `public.item`.
public let kUTTypeItem: CFString = "public.item"
/// Content. `public.content`.
public let kUTTypeContent: CFString = "public.content"
/// Content made of parts. `public.composite-content`.
public let kUTTypeCompositeContent: CFString = "public.composite-content"
/// Bytes. `public.data`.
public let kUTTypeData: CFString = "public.data"
/// A folder or volume. `public.directory`.
public let kUTTypeDirectory: CFString = "public.directory"
/// A folder. `public.folder`.
public let kUTTypeFolder: CFString = "public.folder"
/// Text of any kind. `public.text`.
public let kUTTypeText: CFString = "public.text"
/// Text without markup. `public.plain-text`.
public let kUTTypePlainText: CFString = "public.plain-text"
/// Text in UTF-8. `public.utf8-plain-text`.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// Rich text. `public.rtf`.
public let kUTTypeRTF: CFString = "public.rtf"
/// HTML. `public.html`.
public let kUTTypeHTML: CFString = "public.html"
/// XML. `public.xml`.
public let kUTTypeXML: CFString = "public.xml"
/// JSON. `public.json`.
public let kUTTypeJSON: CFString = "public.json"
/// A property list. `com.apple.property-list`.
public let kUTTypePropertyList: CFString = "com.apple.property-list"
/// An address. `public.url`.
public let kUTTypeURL: CFString = "public.url"
/// The address of a file. `public.file-url`.
public let kUTTypeFileURL: CFString = "public.file-url"
/// A picture. `public.image`.
public let kUTTypeImage: CFString = "public.image"
/// A JPEG picture. `public.jpeg`.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// A PNG picture. `public.png`.
public let kUTTypePNG: CFString = "public.png"
/// A TIFF picture. `public.tiff`.
public let kUTTypeTIFF: CFString = "public.tiff"
/// A GIF picture. `com.compuserve.gif`.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// A live photo. `com.apple.live-photo`.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// Sound and pictures. `public.audiovisual-content`.
public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// A movie, with sound or without. `public.movie`.
public let kUTTypeMovie: CFString = "public.movie"
/// A movie without sound. `public.video`.
public let kUTTypeVideo: CFString = "public.video"
/// Sound. `public.audio`.
public let kUTTypeAudio: CFString = "public.audio"
/// A QuickTime movie. `com.apple.quicktime-movie`.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// An MPEG-4 movie. `public.mpeg-4`.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// Sound in MP3. `public.mp3`.
public let kUTTypeMP3: CFString = "public.mp3"
/// A PDF document. `com.adobe.pdf`.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// A contact. `public.vcard`.
public let kUTTypeVCard: CFString = "public.vcard"
/// An archive of files in ZIP. `public.zip-archive`.
public let kUTTypeZipArchive: CFString = "public.zip-archive"

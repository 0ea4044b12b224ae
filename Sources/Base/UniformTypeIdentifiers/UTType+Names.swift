extension UTType {
    /// The base type of items that can be opened: `public.item`.
    public static let item = UTType(known: "public.item")
    /// Content of any kind: `public.content`.
    public static let content = UTType(known: "public.content")
    /// Content with several parts: `public.composite-content`.
    public static let compositeContent = UTType(known: "public.composite-content")
    /// Bytes: `public.data`.
    public static let data = UTType(known: "public.data")
    /// A folder or volume: `public.directory`.
    public static let directory = UTType(known: "public.directory")
    /// A folder: `public.folder`.
    public static let folder = UTType(known: "public.folder")
    /// A folder presented as a file: `com.apple.package`.
    public static let package = UTType(known: "com.apple.package")
    /// A folder with a fixed structure: `com.apple.bundle`.
    public static let bundle = UTType(known: "com.apple.bundle")
    /// An archive of files: `public.archive`.
    public static let archive = UTType(known: "public.archive")
    /// A ZIP archive: `public.zip-archive`.
    public static let zip = UTType(known: "public.zip-archive")
    /// Text of any kind: `public.text`.
    public static let text = UTType(known: "public.text")
    /// Text without markup: `public.plain-text`.
    public static let plainText = UTType(known: "public.plain-text")
    /// UTF-8 text: `public.utf8-plain-text`.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// Rich text: `public.rtf`.
    public static let rtf = UTType(known: "public.rtf")
    /// HTML: `public.html`.
    public static let html = UTType(known: "public.html")
    /// XML: `public.xml`.
    public static let xml = UTType(known: "public.xml")
    /// JSON: `public.json`.
    public static let json = UTType(known: "public.json")
    /// Comma-separated values: `public.comma-separated-values-text`.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// Delimited values: `public.delimited-values-text`.
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    /// Source code: `public.source-code`.
    public static let sourceCode = UTType(known: "public.source-code")
    /// Swift source code: `public.swift-source`.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// A property list: `com.apple.property-list`.
    public static let propertyList = UTType(known: "com.apple.property-list")
    /// A URL: `public.url`.
    public static let url = UTType(known: "public.url")
    /// A file URL: `public.file-url`.
    public static let fileURL = UTType(known: "public.file-url")
    /// An image: `public.image`.
    public static let image = UTType(known: "public.image")
    /// A JPEG image: `public.jpeg`.
    public static let jpeg = UTType(known: "public.jpeg")
    /// A PNG image: `public.png`.
    public static let png = UTType(known: "public.png")
    /// A GIF image: `com.compuserve.gif`.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// A TIFF image: `public.tiff`.
    public static let tiff = UTType(known: "public.tiff")
    /// A HEIC image: `public.heic`.
    public static let heic = UTType(known: "public.heic")
    /// A HEIF image: `public.heif-standard`.
    public static let heif = UTType(known: "public.heif-standard")
    /// A WebP image: `org.webmproject.webp`.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// An SVG image: `public.svg-image`.
    public static let svg = UTType(known: "public.svg-image")
    /// A Live Photo: `com.apple.live-photo`.
    public static let livePhoto = UTType(known: "com.apple.live-photo")
    /// Audio and video: `public.audiovisual-content`.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// A movie: `public.movie`.
    public static let movie = UTType(known: "public.movie")
    /// Video without audio: `public.video`.
    public static let video = UTType(known: "public.video")
    /// Audio: `public.audio`.
    public static let audio = UTType(known: "public.audio")
    /// A QuickTime movie: `com.apple.quicktime-movie`.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// An MPEG-4 movie: `public.mpeg-4`.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// MP3 audio: `public.mp3`.
    public static let mp3 = UTType(known: "public.mp3")
    /// WAV audio: `com.microsoft.waveform-audio`.
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// A PDF document: `com.adobe.pdf`.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// An EPUB book: `org.idpf.epub-container`.
    public static let epub = UTType(known: "org.idpf.epub-container")
    /// A spreadsheet: `public.spreadsheet`.
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    /// A presentation: `public.presentation`.
    public static let presentation = UTType(known: "public.presentation")
    /// A contact: `public.vcard`.
    public static let vCard = UTType(known: "public.vcard")
    /// A font: `public.font`.
    public static let font = UTType(known: "public.font")
}

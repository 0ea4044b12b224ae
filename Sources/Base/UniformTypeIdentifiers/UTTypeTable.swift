/// A system-declared type.
struct UTTypeEntry: Sendable {
    let identifier: String
    let parents: [String]
    let extensions: [String]
    let mimeType: String?

    init(_ identifier: String, _ parents: String, _ extensions: String = "", _ mimeType: String? = nil) {
        self.identifier = identifier
        self.parents = parents.split(separator: " ").map(String.init)
        self.extensions = extensions.split(separator: " ").map(String.init)
        self.mimeType = mimeType
    }
}

/// The system-declared types, from Apple's article "System-declared uniform type identifiers".
enum UTTypeTable {
    static let types = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

    /// The identifiers, the types that they conform to, the filename extensions, and MIME types.
    static let all = [
        UTTypeEntry("public.item", ""),
        UTTypeEntry("public.content", ""),
        UTTypeEntry("public.composite-content", "public.content"),
        UTTypeEntry("public.data", "public.item"),
        UTTypeEntry("public.directory", "public.item"),
        UTTypeEntry("public.folder", "public.directory"),
        UTTypeEntry("com.apple.package", "public.directory"),
        UTTypeEntry("com.apple.bundle", "public.directory"),
        UTTypeEntry("public.archive", "public.data"),
        UTTypeEntry("public.zip-archive", "public.data public.archive", "zip", "application/zip"),
        UTTypeEntry("public.text", "public.data public.content"),
        UTTypeEntry("public.plain-text", "public.text", "txt text", "text/plain"),
        UTTypeEntry("public.utf8-plain-text", "public.plain-text"),
        UTTypeEntry("public.rtf", "public.text", "rtf", "text/rtf"),
        UTTypeEntry("public.html", "public.text", "html htm", "text/html"),
        UTTypeEntry("public.xml", "public.text", "xml", "application/xml"),
        UTTypeEntry("public.json", "public.text", "json", "application/json"),
        UTTypeEntry("public.comma-separated-values-text", "public.delimited-values-text", "csv", "text/csv"),
        UTTypeEntry("public.delimited-values-text", "public.text"),
        UTTypeEntry("public.source-code", "public.plain-text"),
        UTTypeEntry("public.swift-source", "public.source-code", "swift"),
        UTTypeEntry("com.apple.property-list", "public.data", "plist"),
        UTTypeEntry("public.url", "public.data"),
        UTTypeEntry("public.file-url", "public.url"),
        UTTypeEntry("public.image", "public.data public.content"),
        UTTypeEntry("public.jpeg", "public.image", "jpeg jpg", "image/jpeg"),
        UTTypeEntry("public.png", "public.image", "png", "image/png"),
        UTTypeEntry("com.compuserve.gif", "public.image", "gif", "image/gif"),
        UTTypeEntry("public.tiff", "public.image", "tiff tif", "image/tiff"),
        UTTypeEntry("public.heic", "public.heif-standard", "heic", "image/heic"),
        UTTypeEntry("public.heif-standard", "public.image", "heif", "image/heif"),
        UTTypeEntry("org.webmproject.webp", "public.image", "webp", "image/webp"),
        UTTypeEntry("public.svg-image", "public.image public.xml", "svg", "image/svg+xml"),
        UTTypeEntry("com.apple.live-photo", ""),
        UTTypeEntry("public.audiovisual-content", "public.data public.content"),
        UTTypeEntry("public.movie", "public.audiovisual-content"),
        UTTypeEntry("public.video", "public.movie"),
        UTTypeEntry("public.audio", "public.audiovisual-content"),
        UTTypeEntry("com.apple.quicktime-movie", "public.movie", "mov", "video/quicktime"),
        UTTypeEntry("public.mpeg-4", "public.movie", "mp4", "video/mp4"),
        UTTypeEntry("public.mp3", "public.audio", "mp3", "audio/mpeg"),
        UTTypeEntry("com.microsoft.waveform-audio", "public.audio", "wav", "audio/vnd.wave"),
        UTTypeEntry("com.adobe.pdf", "public.data public.composite-content", "pdf", "application/pdf"),
        UTTypeEntry(
            "org.idpf.epub-container", "public.data public.composite-content", "epub", "application/epub+zip"),
        UTTypeEntry("public.spreadsheet", "public.content"),
        UTTypeEntry("public.presentation", "public.composite-content"),
        UTTypeEntry("public.vcard", "public.text", "vcf", "text/vcard"),
        UTTypeEntry("public.font", ""),
    ]
}

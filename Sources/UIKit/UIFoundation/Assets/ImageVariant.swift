/// A variant of a named image, with the traits to which it applies.
struct ImageVariant: Sendable {
    /// The source of the image.
    enum Content: Sendable {
        case file(URL, ImageVariantStyle)
        case symbol(String)
    }

    let fit: AssetFit
    let content: Content

    /// Reads the image; `nil` if the file isn't one.
    func image() -> UIImage? {
        switch content {
        case .symbol(let name): return UIImage(.symbol(name))
        case .file(let url, let style):
            guard let data = FileManager.default.contents(atPath: url.path),
                let file = ImageFile(data) ?? ImageFile(svg: data) ?? ImageFile(pdf: data)
            else { return nil }
            let scale = fit.scale ?? 1
            return UIImage(ImageSource(file, scale: scale), style.style(scale: scale))
        }
    }
}

/// The drawing style of an image in a catalog.
struct ImageVariantStyle: Sendable {
    var mode = UIImage.RenderingMode.automatic
    var caps: UIEdgeInsets?
    var resizingMode = UIImage.ResizingMode.stretch
    var alignment = UIEdgeInsets.zero
    var mirrors = false

    func style(scale: CGFloat) -> ImageStyle {
        var style = ImageStyle()
        style.mode = mode
        style.resizing = caps.map { ImageResizing(insets: $0, mode: resizingMode) }
        style.alignmentRectInsets = alignment
        style.flipsForRightToLeft = mirrors
        return style
    }
}

// Variants in a set of a catalog.
extension ImageVariant {
    static func variants(in folder: URL) -> [ImageVariant] {
        guard let contents = AssetContents(in: folder), let entries = contents.images else { return [] }
        let directions = Set(entries.compactMap(\.languageDirection))
        var style = ImageVariantStyle()
        style.mode = UIImage.RenderingMode(intent: contents.properties?.renderingIntent)
        style.mirrors = directions == ["left-to-right"]
        return entries.compactMap { ImageVariant($0, style, in: folder) }
    }

    private init?(_ entry: AssetEntry, _ style: ImageVariantStyle, in folder: URL) {
        guard let name = entry.filename, let fit = AssetFit(entry) else { return nil }
        var style = style
        let scale = fit.scale ?? 1
        style.alignment = entry.alignmentInsets?.points(scale) ?? .zero
        if let resizing = entry.resizing {
            style.caps = resizing.capInsets?.points(scale) ?? .zero
            style.resizingMode = resizing.center?.mode == "tile" ? .tile : .stretch
        }
        self.init(fit: fit, content: .file(folder.appendingPathComponent(name), style))
    }
}

// Variants as files in one folder: `name.png`, `name@2x.png`, `name~ipad.png`.
extension ImageVariant {
    /// A name without an extension refers to a PNG file.
    static func variants(named name: String, beneath folder: URL) -> [ImageVariant] {
        let url = folder.appendingPathComponent(name)
        let wanted = ImageFileName(url.lastPathComponent)
        let parent = url.deletingLastPathComponent()
        let files = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        let fileExtension =
            ["gif", "jpg", "jpeg", "png"].contains(wanted.fileExtension.lowercased())
            ? wanted.fileExtension : "png"
        let plainName = fileExtension == wanted.fileExtension ? wanted.name : url.lastPathComponent
        return files.sorted().compactMap { file in
            let read = ImageFileName(file)
            guard read.name == plainName, read.fileExtension == fileExtension else { return nil }
            let fit = AssetFit(idiom: read.idiom, scale: read.scale ?? 1)
            return ImageVariant(
                fit: fit, content: .file(parent.appendingPathComponent(file), ImageVariantStyle()))
        }
    }
}

extension UIImage.RenderingMode {
    fileprivate init(intent: String?) {
        self =
            switch intent {
            case "template": .alwaysTemplate
            case "original": .alwaysOriginal
            default: .automatic
            }
    }
}

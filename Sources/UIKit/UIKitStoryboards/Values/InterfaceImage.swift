import InterfaceFiles

extension InterfaceReader {
    /// Returns the image of a property: named by an attribute, or referenced together with symbol values; `nil` if the file
    /// has none, or the bundle doesn't contain it.
    package func image(_ key: String) -> UIImage? {
        if let reference = element.child("imageReference", key: key) { return of(reference).referredImage }
        guard let name = element[key] else { return nil }
        return loading.image(name, isSymbol: element["catalog"] == "system")
    }

    private var referredImage: UIImage? {
        guard let name = self["image"] else { return nil }
        let image = loading.image(name, isSymbol: self["catalog"] == "system")
        let mode: UIImage.RenderingMode? = choice("renderingMode", .interfaceWords)
        let scale: UIImage.SymbolScale? = choice("symbolScale", .interfaceWords)
        guard let image else { return nil }
        let scaled = scale.map { image.preferring(UIImage.SymbolConfiguration(scale: $0)) } ?? image
        return mode.map { scaled.withRenderingMode($0) } ?? scaled
    }

    /// Returns the symbol configuration of a property; `nil` if the file has none.
    package func symbolConfiguration(_ key: String) -> UIImage.SymbolConfiguration? {
        element.child("preferredSymbolConfiguration", key: key).map { of($0).symbolValues }
    }

    private var symbolValues: UIImage.SymbolConfiguration {
        let scale: UIImage.SymbolScale = choice("scale", .interfaceWords) ?? .default
        let weight: UIImage.SymbolWeight = choice("weight", .interfaceWords) ?? .unspecified
        _ = self["configurationType"]
        if let font = font("fontDescription") { return UIImage.SymbolConfiguration(font: font, scale: scale) }
        guard let size = element.number("pointSize") else {
            return UIImage.SymbolConfiguration(scale: scale)
                .applying(UIImage.SymbolConfiguration(weight: weight))
        }
        return UIImage.SymbolConfiguration(pointSize: CGFloat(size), weight: weight, scale: scale)
    }
}

extension InterfaceLoading {
    /// Returns an image of the bundle or a system symbol. A missing image is reported with UIKit's message.
    func image(_ name: String, isSymbol: Bool = false) -> UIImage? {
        if let image = standIns.images[name] { return image }
        if isSymbol || file.resources.images[name]?.isSystemSymbol == true {
            return UIImage(systemName: name)
        }
        if AssetBundle.of(bundle).image(name) != nil {
            return UIImage(named: name, in: bundle, compatibleWith: nil)
        }
        Runtime.current.diagnostics.warn(
            "Could not load the \"\(name)\" image referenced from a nib in the bundle with identifier "
                + "\"\(bundle.bundleIdentifier ?? "(null)")\"")
        return nil
    }
}

extension [String: UIImage.SymbolScale] {
    static let interfaceWords: Self = [
        "default": .default, "small": .small, "medium": .medium, "large": .large,
    ]
}

extension [String: UIImage.SymbolWeight] {
    static let interfaceWords: Self = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}

extension [String: UIImage.RenderingMode] {
    // The rendering modes of a symbol's layers don't change whether the image is a template.
    static let interfaceWords: Self = [
        "automatic": .automatic, "original": .alwaysOriginal, "template": .alwaysTemplate,
        "monochrome": .automatic, "hierarchical": .automatic, "palette": .automatic, "multicolor": .automatic,
    ]
}

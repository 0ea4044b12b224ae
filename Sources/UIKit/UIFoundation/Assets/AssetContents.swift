/// The `Contents.json` file of a set in an asset catalog.
///
/// Follows Apple's "Asset Catalog Format Reference".
struct AssetContents: Decodable {
    var properties: AssetProperties?
    var images: [AssetEntry]?
    var symbols: [AssetEntry]?
    var data: [AssetEntry]?
    var colors: [AssetEntry]?
}

/// The properties of all entries of a set, or of all sets in a folder.
struct AssetProperties: Decodable {
    var providesNamespace: Bool?
    var renderingIntent: String?

    private enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
        case renderingIntent = "template-rendering-intent"
    }
}

/// An image, file, or color of a set, with the traits to which it applies.
struct AssetEntry: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
    var languageDirection: String?
    var widthClass: String?
    var heightClass: String?
    var typeIdentifier: String?
    var resizing: Resizing?
    var alignmentInsets: Insets?
    var color: AssetColor?

    struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    struct Resizing: Decodable {
        var mode: String?
        var center: Center?
        var capInsets: Insets?

        struct Center: Decodable {
            var mode: String?
        }

        private enum CodingKeys: String, CodingKey {
            case mode, center
            case capInsets = "cap-insets"
        }
    }

    /// In pixels.
    struct Insets: Decodable {
        var top: CGFloat?
        var left: CGFloat?
        var bottom: CGFloat?
        var right: CGFloat?

        func points(_ scale: CGFloat) -> UIEdgeInsets {
            UIEdgeInsets(
                top: (top ?? 0) / scale, left: (left ?? 0) / scale, bottom: (bottom ?? 0) / scale,
                right: (right ?? 0) / scale)
        }
    }

    private enum CodingKeys: String, CodingKey {
        case filename, idiom, scale, appearances, resizing, color
        case languageDirection = "language-direction"
        case widthClass = "width-class"
        case heightClass = "height-class"
        case typeIdentifier = "universal-type-identifier"
        case alignmentInsets = "alignment-insets"
    }
}

import InterfaceFiles

extension InterfaceReader {
    /// Whether a split view has columns, and how many: Xcode 12 and later say so, and older files mean a classic one.
    var splitStyle: UISplitViewController.Style? {
        guard element.bool("allowDoubleColumnStyle") == true else { return nil }
        let hasThree = loading.file.connections(of: element).contains {
            $0.element["relationship"] == "supplementaryViewController"
        }
        return hasThree ? .tripleColumn : .doubleColumn
    }
}

extension UISplitViewController {
    /// Reads what a file says of a split view: its columns, and how they share the screen.
    func readColumns(_ reader: InterfaceReader) {
        if let mode = reader.choice("preferredDisplayMode", Self.interfaceDisplayModes) {
            preferredDisplayMode = mode
        }
        if let behavior = reader.choice("behavior", Self.interfaceBehaviors) {
            preferredSplitBehavior = behavior
        }
        if let style = reader.choice(
            "primaryBackgroundStyle", ["none": BackgroundStyle.none, "sidebar": .sidebar])
        {
            primaryBackgroundStyle = style
        }
        reader.bool("presentsWithGesture", self, \.presentsWithGesture)
        readPages(reader)
    }

    private func readPages(_ reader: InterfaceReader) {
        let columns: [(Column, String)] = [
            (.primary, "masterViewController"), (.supplementary, "supplementaryViewController"),
            (.secondary, "detailViewController"), (.compact, "compactViewController"),
        ]
        let found = columns.compactMap { column, name in reader.related(name).first.map { (column, $0) } }
        guard style == .unspecified else {
            for (column, page) in found { fill(column, with: page) }
            return
        }
        let pages = found.map(\.1)
        if !pages.isEmpty { replaceColumns(with: pages) }
    }

    private static let interfaceDisplayModes: [String: DisplayMode] = [
        "automatic": .automatic, "beside": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
        "primaryHidden": .secondaryOnly, "secondaryOnly": .secondaryOnly,
        "primaryOverlay": .oneOverSecondary, "over": .oneOverSecondary,
        "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
        "twoDisplaceSecondary": .twoDisplaceSecondary,
    ]

    private static let interfaceBehaviors: [String: SplitBehavior] = [
        "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
    ]
}

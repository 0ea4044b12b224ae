import InterfaceFiles

extension UICollectionView {
    /// Reads a collection view with its prototypes from a storyboard or xib.
    func readCollection(_ reader: InterfaceReader) {
        clipsToBounds = reader.element.bool("clipsSubviews") ?? false
        reader.bool("allowsSelection", self, \.allowsSelection)
        reader.bool("allowsMultipleSelection", self, \.allowsMultipleSelection)
        reader.bool("prefetchingEnabled", self, \.isPrefetchingEnabled)
        _ = reader["dataMode"]
        for cell in reader.element.list("cells") { addCell(cell, reader) }
        addHead("sectionHeaderView", UICollectionView.elementKindSectionHeader, reader)
        addHead("sectionFooterView", UICollectionView.elementKindSectionFooter, reader)
        if let view = reader.object("backgroundView", as: UIView.self) { backgroundView = view }
    }

    private func addCell(_ cell: InterfaceElement, _ reader: InterfaceReader) {
        // The size on the canvas. The layout contains the actual size.
        cell.child("size", key: "customSize")?.markAllAsRead()
        // Without an identifier the cell can't be dequeued.
        guard let identifier = cell["reuseIdentifier"] else { return cell.markAllAsRead() }
        register(InterfacePrototype(cell, reader.loading), ReuseName(identifier))
    }

    private func addHead(_ key: String, _ kind: String, _ reader: InterfaceReader) {
        guard let view = reader.element.child(forKey: key), let identifier = view["reuseIdentifier"] else {
            return
        }
        register(InterfacePrototype(view, reader.loading), ReuseName(identifier, kind: kind))
    }

    private func register(_ prototype: InterfacePrototype, _ name: ReuseName) {
        reuse.register(by: { prototype.make() as? UICollectionReusableView }, for: name)
    }
}

extension UICollectionViewCell {
    /// Reads a cell. Its content is added to its existing content view.
    func readCell(_ reader: InterfaceReader) {
        reader.fill(contentView, with: "contentView")
        if let view = reader.object("backgroundView", as: UIView.self) { backgroundView = view }
        if let view = reader.object("selectedBackgroundView", as: UIView.self) {
            selectedBackgroundView = view
        }
    }
}

extension UICollectionViewFlowLayout {
    /// Reads a flow layout from a storyboard or xib.
    func readFlow(_ reader: InterfaceReader) {
        reader.number("minimumLineSpacing", self, \.minimumLineSpacing)
        reader.number("minimumInteritemSpacing", self, \.minimumInteritemSpacing)
        if let size = reader.size("itemSize") { itemSize = size }
        if let size = reader.size("headerReferenceSize") { headerReferenceSize = size }
        if let size = reader.size("footerReferenceSize") { footerReferenceSize = size }
        if let size = reader.size("estimatedItemSize") { estimatedItemSize = size }
        if reader.element.bool("automaticEstimatedItemSize") == true {
            estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
        if let insets = reader.insets("sectionInset") { sectionInset = insets }
        if let direction: UICollectionView.ScrollDirection = reader.choice("scrollDirection", .interfaceWords)
        {
            scrollDirection = direction
        }
        if let reference: SectionInsetReference = reader.choice("sectionInsetReference", .interfaceWords) {
            sectionInsetReference = reference
        }
        reader.bool("sectionHeadersPinToVisibleBounds", self, \.sectionHeadersPinToVisibleBounds)
        reader.bool("sectionFootersPinToVisibleBounds", self, \.sectionFootersPinToVisibleBounds)
    }
}

extension [String: UICollectionView.ScrollDirection] {
    static let interfaceWords: Self = ["vertical": .vertical, "horizontal": .horizontal]
}

extension [String: UICollectionViewFlowLayout.SectionInsetReference] {
    static let interfaceWords: Self = [
        "contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins,
    ]
}

extension UICollectionViewCell: ContentViewOwner {}

import InterfaceFiles

extension UIView {
    /// Reads the attributes of every view, and creates its subviews.
    package func readView(_ reader: InterfaceReader) {
        readGeometry(reader)
        readLook(reader)
        readLayoutWishes(reader)
        readGuides(reader)
        readAccessibility(reader)
        for view in reader.objects("subviews", as: UIView.self) { addInterfaceSubview(view) }
        for recognizer in reader.objects("gestureRecognizers", as: UIGestureRecognizer.self) {
            addGestureRecognizer(recognizer)
        }
    }

    private func readGeometry(_ reader: InterfaceReader) {
        if let rect = reader.frame { frame = rect }
        if let mask = reader.element.child("autoresizingMask", key: "autoresizingMask") {
            autoresizingMask = AutoresizingMask(interface: mask)
        } else {
            autoresizingMask = []
        }
        reader.bool(
            "translatesAutoresizingMaskIntoConstraints", self, \.translatesAutoresizingMaskIntoConstraints)
        reader.bool("autoresizesSubviews", self, \.autoresizesSubviews)
    }

    private func readLook(_ reader: InterfaceReader) {
        if let mode: ContentMode = reader.choice("contentMode", Self.interfaceContentModes) {
            contentMode = mode
        }
        reader.bool("opaque", self, \.isOpaque)
        reader.bool("hidden", self, \.isHidden)
        reader.number("alpha", self, \.alpha)
        reader.bool("clipsSubviews", self, \.clipsToBounds)
        reader.bool("userInteractionEnabled", self, \.isUserInteractionEnabled)
        reader.bool("multipleTouchEnabled", self, \.isMultipleTouchEnabled)
        reader.bool("clearsContextBeforeDrawing", self, \.clearsContextBeforeDrawing)
        if let tag = reader.element.integer("tag") { self.tag = tag }
        if let identifier = reader["restorationIdentifier"] { restorationIdentifier = identifier }
        reader.element.reportAbsence(of: "layoutMarginsFollowReadableWidth")
        if let color = reader.color("backgroundColor") { backgroundColor = color }
        if let color = reader.color("tintColor") { tintColor = color }
        if let attribute: UISemanticContentAttribute = reader.choice(
            "semanticContentAttribute", .interfaceWords)
        {
            semanticContentAttribute = attribute
        }
        if let mode: TintAdjustmentMode = reader.choice("tintAdjustmentMode", .interfaceWords) {
            tintAdjustmentMode = mode
        }
    }

    private func readLayoutWishes(_ reader: InterfaceReader) {
        func priority(_ attribute: String) -> UILayoutPriority? {
            reader.element.number(attribute).map { UILayoutPriority(Float($0)) }
        }
        for (axis, name) in [(NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
            if let value = priority("\(name)HuggingPriority") { setContentHuggingPriority(value, for: axis) }
            if let value = priority("\(name)CompressionResistancePriority") {
                setContentCompressionResistancePriority(value, for: axis)
            }
        }
        reader.bool("insetsLayoutMarginsFromSafeArea", self, \.insetsLayoutMarginsFromSafeArea)
        reader.bool("preservesSuperviewLayoutMargins", self, \.preservesSuperviewLayoutMargins)
        if let margins = reader.element.child("edgeInsets", key: "layoutMargins") {
            layoutMargins = UIEdgeInsets(interface: margins)
        }
        if let margins = reader.directionalInsets("directionalLayoutMargins") {
            directionalLayoutMargins = margins
        }
    }

    /// The guides that a file names are the view's own.
    private func readGuides(_ reader: InterfaceReader) {
        for element in reader.element.children("viewLayoutGuide") {
            guard let guide = element.key.flatMap(interfaceGuide) else { continue }
            reader.loading.note(guide, for: element)
        }
    }

    private func interfaceGuide(_ key: String) -> UILayoutGuide? {
        switch key {
        case "safeArea": safeAreaLayoutGuide
        case "keyboard", "keyboardLayoutGuide": keyboardLayoutGuide
        case "layoutMargins", "layoutMarginsGuide": layoutMarginsGuide
        case "readableContent", "readableContentGuide": readableContentGuide
        case "contentLayoutGuide": (self as? UIScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": (self as? UIScrollView)?.frameLayoutGuide
        default: nil
        }
    }

    /// Adds a subview of the file, to a stack view as an arranged subview.
    private func addInterfaceSubview(_ view: UIView) {
        if let stack = self as? UIStackView { stack.addArrangedSubview(view) } else { addSubview(view) }
    }

    private static let interfaceContentModes: [String: ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
        // The names of Xcode 4 and 5.
        "TopLeft": .topLeft, "TopRight": .topRight, "BottomLeft": .bottomLeft, "BottomRight": .bottomRight,
    ]
}

extension InterfaceReader {
    /// The frame in the superview; `nil` if the file has none. Xcode 4 and 5 wrote some frames as distances from the superview's
    /// edges.
    fileprivate var frame: CGRect? {
        if let rect = element.child("rect", key: "frame") { return CGRect(interface: rect) }
        guard let inset = element.child("frame", key: "frameInset") else { return nil }
        return CGRect(
            origin: CGPoint(x: inset.number("minX") ?? 0, y: inset.number("minY") ?? 0),
            size: CGSize(interface: inset))
    }

    /// Returns the directional insets of a property; `nil` if the file has none.
    func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
        element.child("directionalEdgeInsets", key: key).map {
            NSDirectionalEdgeInsets(
                top: $0.number("top") ?? 0, leading: $0.number("leading") ?? 0,
                bottom: $0.number("bottom") ?? 0, trailing: $0.number("trailing") ?? 0)
        }
    }
}

extension UIView.AutoresizingMask {
    fileprivate init(interface element: InterfaceElement) {
        let parts: [(String, UIView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        self = parts.reduce(into: []) { if element.bool($1.0) == true { $0.insert($1.1) } }
    }
}

extension [String: UISemanticContentAttribute] {
    static let interfaceWords: Self = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]
}

extension [String: UIView.TintAdjustmentMode] {
    static let interfaceWords: Self = ["automatic": .automatic, "normal": .normal, "dimmed": .dimmed]
}

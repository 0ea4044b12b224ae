import StoryboardFrameForm

/// Reads one scene.
final class SceneReader {
    private let document: DocumentReader
    private let root: Element
    private var constraints: [SavedConstraint] = []
    private var unsupported: Set<String> = []
    /// The names of guides by their identifiers.
    private var guides: [String: String] = [:]
    private var views: Set<String> = []
    private let traits: Set<String>

    init(_ document: DocumentReader, root: Element, controller: Element?) {
        self.document = document
        self.root = root
        traits = ["widthClass=compact", "heightClass=regular"]
        for guide in controller?.child("layoutGuides")?.children ?? [] {
            guides[guide.id] = "\(root.id)/\(guide["type"] == "top" ? "topBar" : "bottomBar")"
        }
    }

    func scene(_ view: SavedView, _ device: SavedDevice) -> SavedScene {
        let mentioned = Set(constraints.flatMap { [$0.first, $0.second ?? $0.first] }.map(viewName))
        let view = keepingFrames(in: view, unless: mentioned)
        var scene = SavedScene(id: root.id, device: device, root: view)
        scene.constraints = constraints.filter { isKnown($0.first) && ($0.second.map(isKnown) ?? true) }
        if scene.constraints.count != constraints.count {
            unsupported.insert("a constraint to a view of another scene")
        }
        scene.unsupported = unsupported.sorted()
        return scene
    }

    private func isKnown(_ item: String) -> Bool { views.contains(viewName(item)) }

    private func viewName(_ item: String) -> String { String(item.split(separator: "/").first ?? "") }

    /// A view that no constraint mentions keeps its frame, as Interface Builder has it.
    private func keepingFrames(in view: SavedView, unless mentioned: Set<String>) -> SavedView {
        var view = view
        view.subviews = view.subviews?.map { inner in
            var inner = keepingFrames(in: inner, unless: mentioned)
            if view.kind != "stackView", !mentioned.contains(inner.id) { inner.isPlaced = nil }
            return inner
        }
        return view
    }

    // MARK: Views

    /// The view and those in it; `nil` where no frame was saved.
    func view(_ element: Element) -> SavedView? {
        guard let rectangle = element.child("rect", key: "frame") else { return nil }
        let frame = ["x", "y", "width", "height"].map { rectangle.number($0) ?? 0 }
        var view = SavedView(id: element.id, kind: element.name, frame: frame)
        views.insert(element.id)
        noteGuides(of: element)
        readPlacing(of: element, into: &view)
        readMargins(of: element, into: &view)
        unsupported.formUnion(readContent(of: element, document, into: &view))
        readConstraints(of: element)
        view.subviews = subviews(of: element)
        return view
    }

    private func subviews(of element: Element) -> [SavedView]? {
        let excluded = excluded(in: element, "subviews")
        var inner = element.child("subviews")?.children ?? []
        // Cells of collections keep theirs in a content view.
        inner += element.children.filter {
            $0["key"] == "contentView" && ["view", "collectionViewCellContentView"].contains($0.name)
        }
        let read = inner.filter { !excluded.contains($0.id) }.compactMap(view)
        return read.isEmpty ? nil : read
    }

    private func noteGuides(of element: Element) {
        for guide in element.children where guide.name == "viewLayoutGuide" {
            let kind =
                switch guide["key"] {
                case "contentLayoutGuide": "content"
                case "frameLayoutGuide": "frame"
                default: "safeArea"
                }
            guides[guide.id] = "\(element.id)/\(kind)"
        }
    }

    private func readPlacing(of element: Element, into view: inout SavedView) {
        let isFixed = element.isTrue("fixedFrame")
        if element["translatesAutoresizingMaskIntoConstraints"] == "NO", !isFixed { view.isPlaced = true }
        if element.isTrue("misplaced") || element.isTrue("ambiguous") { view.isMarked = true }
        if let mask = element.child("autoresizingMask") {
            let parts = mask.attributes.filter { $0.value == "YES" }.map(\.key).sorted()
            if !parts.isEmpty { view.mask = parts }
        }
        view.hugging = priorities(of: element, "HuggingPriority", 250)
        view.resistance = priorities(of: element, "CompressionResistancePriority", 750)
    }

    private func priorities(of element: Element, _ name: String, _ usual: Float) -> [Float]? {
        let found = ["horizontal", "vertical"].map { element.number($0 + name).map(Float.init) ?? usual }
        return found == [usual, usual] ? nil : found
    }

    private func readMargins(of element: Element, into view: inout SavedView) {
        if let margins = element.child("edgeInsets", key: "layoutMargins") {
            view.margins = ["top", "left", "bottom", "right"].map { margins.number($0) ?? 0 }
        } else if let margins = element.child("directionalEdgeInsets", key: "directionalLayoutMargins") {
            view.margins = ["top", "leading", "bottom", "trailing"].map { margins.number($0) ?? 0 }
        }
        if element.isTrue("preservesSuperviewLayoutMargins") { view.preservesMargins = true }
        if element["insetsLayoutMarginsFromSafeArea"] == "NO" { view.ignoresSafeArea = true }
        if element.isTrue("layoutMarginsFollowReadableWidth") {
            unsupported.insert("margins of readable width")
        }
    }

    // MARK: Constraints

    /// Reads the constraints of a cell, which count as those of its content.
    func readConstraints(of cell: Element, as content: String) {
        guides[cell.id] = content
        constraints = constraints.map(renamed)
        readConstraints(of: cell)
        constraints = constraints.map(renamed)
    }

    private func renamed(_ constraint: SavedConstraint) -> SavedConstraint {
        var constraint = constraint
        constraint.first = guides[constraint.first] ?? constraint.first
        constraint.second = item(constraint.second)
        return constraint
    }

    private func readConstraints(of element: Element) {
        let excluded = excluded(in: element, "constraints")
        for child in element.child("constraints")?.children ?? []
        where child.name == "constraint" && !child.isTrue("placeholder") && !excluded.contains(child.id) {
            constraints.append(constraint(child, in: element))
        }
    }

    private func constraint(_ element: Element, in view: Element) -> SavedConstraint {
        var read = SavedConstraint(
            first: item(element["firstItem"]) ?? view.id, attribute: element["firstAttribute"] ?? "")
        read.relation = element["relation"]
        read.second = item(element["secondItem"])
        read.secondAttribute = element["secondAttribute"]
        read.multiplier = element["multiplier"].flatMap(ratio)
        read.constant =
            element.number("constant") ?? (element.isTrue("symbolic") ? symbolicSpace(element) : nil)
        read.priority = element.number("priority").map(Float.init)
        for variation in element.children where variation.name == "variation" && applies(variation) {
            if let constant = variation.number("constant") { read.constant = constant }
        }
        return read
    }

    private func item(_ id: String?) -> String? { id.map { guides[$0] ?? $0 } }

    /// A number, or two with a sign for a ratio between them.
    private func ratio(_ text: String) -> Double? {
        let parts = text.split { ":/".contains($0) }.compactMap { Double($0) }
        return parts.count == 2 ? parts[0] / parts[1] : parts.first
    }

    /// The standard space: 8 points between neighbours, 20 to a superview.
    private func symbolicSpace(_ element: Element) -> Double {
        element["firstAttribute"] == element["secondAttribute"] ? 20 : 8
    }

    // MARK: Variations

    /// The children that variations by size class leave out.
    private func excluded(in element: Element, _ list: String) -> Set<String> {
        var excluded: Set<String> = []
        let variations = element.children.filter { $0.name == "variation" && applies($0) }
        for mask in variations.flatMap(\.children) where mask.name == "mask" && mask["key"] == list {
            for entry in mask.children {
                guard let id = entry["reference"] else { continue }
                if entry.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
            }
        }
        return excluded
    }

    private func applies(_ variation: Element) -> Bool {
        guard let key = variation["key"], key != "default" else { return true }
        return Set(key.split(separator: "-").map(String.init)).isSubset(of: traits)
    }

    // MARK: The safe area

    /// What the saved frames show of it: a view right in the root that is tied to its guide tells how far that is from the edge.
    func safeArea(of view: SavedView, device: [Double]) -> [Double] {
        var area = device
        let frames = Dictionary(
            (view.subviews ?? []).map { ($0.id, $0.frame) }, uniquingKeysWith: { one, _ in one })
        for constraint in constraints where constraint.relation == nil && constraint.priority == nil {
            guard let edge = GuideEdge(constraint, in: view.id), let frame = frames[edge.view] else {
                continue
            }
            switch edge.side {
            case .top: area[0] = max(0, frame[1] - edge.distance)
            case .bottom: area[2] = max(0, view.frame[3] - frame[1] - frame[3] - edge.distance)
            }
        }
        return area
    }
}

/// A constraint between the edge of a view and the same edge of the safe area.
private struct GuideEdge {
    enum Side { case top, bottom }
    let view: String
    let side: Side
    /// How far the view lies inside of the guide, in points.
    let distance: Double

    init?(_ constraint: SavedConstraint, in root: String) {
        guard let second = constraint.second, constraint.multiplier == nil else { return nil }
        let constant = constraint.constant ?? 0
        let sides = (constraint.attribute, constraint.secondAttribute ?? "")
        if let side = Self.side(of: second, sides.1, root), sides.0 == side.rawName {
            (view, self.side) = (constraint.first, side)
            distance = side == .top ? constant : -constant
        } else if let side = Self.side(of: constraint.first, sides.0, root), sides.1 == side.rawName {
            (view, self.side) = (second, side)
            distance = side == .top ? -constant : constant
        } else {
            return nil
        }
    }

    private static func side(of item: String, _ attribute: String, _ root: String) -> Side? {
        switch (item, attribute) {
        case ("\(root)/safeArea", "top"), ("\(root)/topBar", "bottom"): .top
        case ("\(root)/safeArea", "bottom"), ("\(root)/bottomBar", "top"): .bottom
        default: nil
        }
    }
}

extension GuideEdge.Side {
    fileprivate var rawName: String { self == .top ? "top" : "bottom" }
}

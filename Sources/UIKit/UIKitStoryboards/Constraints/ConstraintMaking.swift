import InterfaceFiles

/// Creates the constraints of the loaded views, and the variations of views and constraints by size class.
@MainActor
struct ConstraintMaking {
    private let loading: InterfaceLoading

    init(_ loading: InterfaceLoading) { self.loading = loading }

    /// Creates the constraints of views in the file's order, and activates the installed ones.
    func make(_ elements: [InterfaceElement]) {
        guard loading.file.usesAutoLayout else { return vary(elements, []) }
        let made = elements.flatMap(constraints)
        vary(elements, made)
        keepFixedFrames(elements, made)
    }

    private func vary(_ elements: [InterfaceElement], _ constraints: [InstalledConstraint]) {
        let variations = InterfaceVariations(elements, constraints, in: loading)
        variations.apply(variations.root?.traitCollection ?? Runtime.current.screen.traitCollection)
        variations.observeTraits()
    }

    private func constraints(of owner: InterfaceElement) -> [InstalledConstraint] {
        owner.list("constraints").filter { $0.name == "constraint" }.compactMap { element in
            guard let constraint = constraint(element, of: owner) else { return nil }
            loading.note(constraint, for: element)
            let isPlaceholder = element.bool("placeholder") == true
            return InstalledConstraint(
                element: element, owner: owner, constraint: constraint, isPlaceholder: isPlaceholder)
        }
    }

    /// Creates a constraint. Its first item is the view that contains it, unless the file names another one. Returns `nil` if an
    /// item doesn't exist.
    private func constraint(_ element: InterfaceElement, of owner: InterfaceElement) -> NSLayoutConstraint? {
        typealias Attribute = NSLayoutConstraint.Attribute
        let reader = InterfaceReader(element: element, loading: loading)
        _ = element["type"]
        let attribute: Attribute? = reader.choice("firstAttribute", .interfaceWords)
        let relation: NSLayoutConstraint.Relation? = reader.choice("relation", .interfaceWords)
        let secondAttribute: Attribute? = reader.choice("secondAttribute", .interfaceWords)
        let second = element["secondItem"]
        let secondItem = second.flatMap(item)
        guard let first = (element["firstItem"] ?? owner.id).flatMap(item), let attribute,
            second == nil || secondItem != nil
        else { return nil }
        let made = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation ?? .equal, toItem: secondItem,
            attribute: secondAttribute ?? .notAnAttribute,
            multiplier: element.isSystemSpace ? 1 : element.multiplier ?? 1,
            constant: CGFloat(element.number("constant") ?? 0)
        ).made(as: constraintClass(of: element))
        readSpace(element, made)
        if let priority = element.number("priority") { made.priority = UILayoutPriority(Float(priority)) }
        made.identifier = element["identifier"]
        return made
    }

    /// Returns the class that the file names for a constraint. An unknown name is reported with UIKit's message.
    private func constraintClass(of element: InterfaceElement) -> NSLayoutConstraint.Type {
        guard let custom = CustomClass(element) else { return NSLayoutConstraint.self }
        let found: AnyClass? = custom.find(
            in: loading.file, loading.bundle, derivedFrom: NSLayoutConstraint.self)
        if let found = found as? NSLayoutConstraint.Type { return found }
        custom.warnOfUnknown()
        return NSLayoutConstraint.self
    }

    /// Reads a standard space, which is the system's. Without a number it is 20 points to a superview's edge and 8 points
    /// between views.
    private func readSpace(_ element: InterfaceElement, _ made: NSLayoutConstraint) {
        guard element.bool("symbolic") == true else { return }
        if element.isSystemSpace {
            made.spacing = SystemSpacing(multiplier: element.multiplier ?? 1)
            made.takeSpacing()
        } else if element["constant"] == nil {
            made.constant = made.firstAttribute == made.secondAttribute ? 20 : 8
        }
    }

    /// Returns an item of a constraint. A cell's constraints apply to its content view, and a view controller's guides are its
    /// view's.
    private func item(_ id: String) -> AnyObject? {
        switch loading.object(id: id) {
        case let cell as any ContentViewOwner: cell.contentView
        case let item?: item
        case nil: barGuide(id)
        }
    }

    private func barGuide(_ id: String) -> UILayoutGuide? {
        guard let element = loading.file.element(id: id), element.name == "viewControllerLayoutGuide",
            let controller = element.parent?.parent,
            let view = controller.children.first(where: { $0.peek("key") == "view" })?.id.flatMap({
                loading.object(id: $0) as? UIView
            })
        else { return nil }
        element.parent?.markAsRead()
        return view.ownBarGuide(isAtTop: element["type"] == "top")
    }
}

extension InterfaceElement {
    /// Whether the multiplier is a factor of the system's spacing.
    fileprivate var isSystemSpace: Bool { self["symbolType"] == "layoutAnchor" }

    /// A number, or a ratio such as `16:9`; `nil` if there is none. Any other text is an error in the file.
    fileprivate var multiplier: CGFloat? {
        guard let text = self["multiplier"] else { return nil }
        let parts = text.split(whereSeparator: { ":/".contains($0) }).compactMap { Double($0) }
        switch parts.count {
        case 1: return parts[0]
        case 2 where parts[1] != 0: return parts[0] / parts[1]
        default:
            reportFault("multiplier=\"\(text)\" is neither a number nor a ratio")
            return nil
        }
    }
}

extension NSLayoutConstraint {
    /// Whether the items are in the same view hierarchy.
    var canActivate: Bool { isComplete && commonAncestor != nil }
}

// Views without constraints.
extension ConstraintMaking {
    /// Adds Interface Builder's constraints to each view whose position has no constraints, so that it keeps the frame in the
    /// file.
    private func keepFixedFrames(_ elements: [InterfaceElement], _ made: [InstalledConstraint]) {
        let placed = Set(
            made.flatMap { [$0.constraint.firstItem, $0.constraint.secondItem] }.compactMap {
                $0.map { ObjectIdentifier($0) }
            })
        for element in elements {
            guard let view = element.id.flatMap({ loading.object(id: $0) as? UIView }), view.isForConstraints,
                element.bool("fixedFrame") == true || !placed.contains(ObjectIdentifier(view))
            else { continue }
            NSLayoutConstraint.activate(NSIBPrototypingLayoutConstraint.keepingFrame(of: view))
        }
    }
}

extension UIView {
    /// Whether the file's constraints position the view. They don't position a view controller's view or an arranged subview of
    /// a stack view.
    fileprivate var isForConstraints: Bool {
        guard let superview, !translatesAutoresizingMaskIntoConstraints else { return false }
        return (superview as? UIStackView)?.arrangedSubviews.contains(self) != true
    }
}

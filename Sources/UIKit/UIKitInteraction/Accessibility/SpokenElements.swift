// The elements that VoiceOver finds on the screen, in reading order.
extension UIView {
    /// The elements of this view and its subviews, from top to bottom and in the reading direction.
    package var spokenElements: [NSObject] { read(spokenRuns) }

    /// The runs of elements that are sorted among the view's siblings: one run if the view is a group, otherwise one
    /// per element.
    private var spokenRuns: [SpokenRun] {
        guard !isHidden, alpha >= 0.01, !spoken(\.elementsHidden, or: accessibilityElementsHidden) else {
            return []
        }
        if spoken(\.isElement, or: isAccessibilityElement) { return [run(of: [self])] }
        if let elements = containedElements { return elements.isEmpty ? [] : [run(of: elements)] }
        let runs = visibleToTechnologies.flatMap(\.spokenRuns)
        let isOne = spoken(\.groupsChildren, or: shouldGroupAccessibilityChildren)
        return isOne && !runs.isEmpty ? [run(of: read(runs))] : runs
    }

    private func run(of elements: [NSObject]) -> SpokenRun {
        SpokenRun(elements: elements, frame: spoken(\.frame, or: accessibilityFrame))
    }

    private func read(_ runs: [SpokenRun]) -> [NSObject] {
        runs.sorted { $0.isRead(before: $1, in: currentLayoutDirection) }.flatMap(\.elements)
    }

    /// The subviews, or only the modal one. A popover or menu may be above a modal presentation.
    private var visibleToTechnologies: [UIView] {
        let modal = subviews.lastIndex {
            $0.spoken(\.viewIsModal, or: $0.accessibilityViewIsModal) && !$0.isHidden
        }
        guard let modal else { return subviews }
        return subviews[modal] is PresentationContainerView ? Array(subviews[modal...]) : [subviews[modal]]
    }

    /// The elements that the view provides; `nil` if its subviews provide them.
    private var containedElements: [NSObject]? {
        if let listed = spoken(\.elements, or: accessibilityElements) { return listed.flatMap(Self.elements) }
        let count = accessibilityElementCount()
        guard count > 0, count != NSNotFound else { return nil }
        return (0..<count).compactMap { accessibilityElement(at: $0) }.flatMap(Self.elements)
    }

    private static func elements(of object: Any) -> [NSObject] {
        switch object {
        case let view as UIView: view.spokenElements
        case let element as NSObject: element.isAccessibilityElement ? [element] : []
        default: []
        }
    }
}

private struct SpokenRun {
    let elements: [NSObject]
    let frame: CGRect

    func isRead(before other: SpokenRun, in direction: UIUserInterfaceLayoutDirection) -> Bool {
        let (top, otherTop) = (frame.minY.rounded(), other.frame.minY.rounded())
        guard top == otherTop else { return top < otherTop }
        return direction == .leftToRight ? frame.minX < other.frame.minX : frame.maxX > other.frame.maxX
    }
}

@MainActor
extension _AccessibilityObject {
    /// Returns the value for assistive technologies. A block takes precedence over the property, which may be an
    /// override.
    func spoken<Answer>(
        _ block: KeyPath<AccessibilityBlocks, (() -> Answer)?>, or own: @autoclosure () -> Answer
    ) -> Answer { said(block, or: own()) }

    /// The text that VoiceOver speaks: the label, the value and the hint, if they exist.
    package var spokenText: String {
        [
            spoken(\.label, or: accessibilityLabel), spoken(\.value, or: accessibilityValue),
            spoken(\.hint, or: accessibilityHint),
        ]
        .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    package var spokenActions: [UIAccessibilityCustomAction] {
        spoken(\.customActions, or: accessibilityCustomActions) ?? []
    }

    package var spokenRotors: [UIAccessibilityCustomRotor] {
        spoken(\.customRotors, or: accessibilityCustomRotors) ?? []
    }

    package var spokenTraits: UIAccessibilityTraits { spoken(\.traits, or: accessibilityTraits) }

    package var spokenActivationPoint: CGPoint {
        spoken(\.activationPoint, or: accessibilityActivationPoint)
    }
}

extension NSObject {
    /// The view or container that contains the element.
    @MainActor package var accessibilityParent: NSObject? {
        switch self {
        case let view as UIView: view.next ?? view.superview
        case let element as UIAccessibilityElement: element.accessibilityContainer as? NSObject
        case let responder as UIResponder: responder.next
        default: nil
        }
    }

    /// The object, its container, that one's container, and so on.
    @MainActor package var accessibilityChain: [NSObject] {
        Array(sequence(first: self) { $0.accessibilityParent })
    }
}

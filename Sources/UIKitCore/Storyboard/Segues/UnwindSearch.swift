/// Looks for the page that an unwind segue leads back to. iOS 9.
///
/// Each controller from the source outwards is asked, with what lies in it: first which of its children may be searched, then,
/// where they have nothing, whether it performs the action itself. A page that asked its container to present the source comes
/// first. Evidence: unwind-01 to unwind-05.
@MainActor
struct UnwindSearch {
    private let source: UIStoryboardUnwindSegueSource

    init(_ source: UIStoryboardUnwindSegueSource) { self.source = source }

    /// The first controller that takes the action; `nil` if nobody does.
    var destination: UIViewController? {
        for page in order {
            if let found = search(page) { return found }
        }
        return nil
    }

    private var order: [UIViewController] {
        let page = source.source
        let outwards = Array(page.unwindAncestorsAndSelf)
        guard page.parentLink == nil, let asked = page.presentationAsker, asked !== page.modal?.presenting
        else { return outwards }
        return [asked] + outwards.filter { $0 !== asked }
    }

    private func search(_ page: UIViewController) -> UIViewController? {
        if page.overridesOlderUnwindSearch {
            let found = page.forUnwindSegueAction(
                source.unwindAction, from: source.source, withSender: source.sender)
            return found ?? itself(page)
        }
        for child in page.allowedChildrenForUnwinding(from: source) {
            if let found = search(child) { return found }
        }
        return itself(page)
    }

    private func itself(_ page: UIViewController) -> UIViewController? {
        page.canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender)
            ? page : nil
    }
}

extension UIViewController {
    /// This controller, and those from it outwards: parents, and pages that asked for a presentation.
    var unwindAncestorsAndSelf: UnfoldFirstSequence<UIViewController> {
        sequence(first: self) { $0.parentLink ?? $0.presentationAsker }
    }

    /// Who asked for the presentation of this controller: its presenter, or a page within that.
    fileprivate var presentationAsker: UIViewController? {
        guard let presenter = modal?.presenting else { return nil }
        return modal?.asker.flatMap(presenter.descendant) ?? presenter
    }

    private func descendant(_ wanted: ObjectIdentifier) -> UIViewController? {
        if ObjectIdentifier(self) == wanted { return self }
        for child in childList {
            if let found = child.descendant(wanted) { return found }
        }
        return nil
    }

    /// Evidence: gt2-unwind-03.
    fileprivate var overridesOlderUnwindSearch: Bool {
        OverridableMethod.olderUnwindSearch.isOverridden(by: self)
            && !OverridableMethod.unwindSearch.isOverridden(by: self)
    }

    /// Whether the class has an action of a name. Evidence: gt2-unwind-01.
    func hasAction(_ action: Selector) -> Bool {
        (type(of: self) as? any InterfaceBuilderConnected.Type)?.outlets.noteActions()
        return SelectorMethods.knows(action, of: self)
    }

    /// Evidence: gt2-unwind-02.
    func childrenBeside(_ source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let containing = childContaining(source)
        return children.filter { $0 !== containing }
    }
}

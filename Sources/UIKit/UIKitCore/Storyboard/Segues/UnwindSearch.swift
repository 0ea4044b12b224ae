/// Searches for the destination of an unwind segue. iOS 9.
///
/// Each view controller from the source outward is asked, with its contents: first for the children to search, then, if no
/// child matches, whether it performs the action itself. A view controller that asked its container to present the source is
/// first. Evidence: unwind-01 to unwind-05.
@MainActor
package struct UnwindSearch {
    private let source: UIStoryboardUnwindSegueSource

    package init(_ source: UIStoryboardUnwindSegueSource) { self.source = source }

    /// The first view controller that performs the action; `nil` if there is none.
    package var destination: UIViewController? {
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
    /// This view controller, and those from it outward: parents, and view controllers that requested a presentation.
    var unwindAncestorsAndSelf: UnfoldFirstSequence<UIViewController> {
        sequence(first: self) { $0.parentLink ?? $0.presentationAsker }
    }

    /// The view controller that requested the presentation of this one: its presenter, or a descendant of the presenter.
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

    /// Returns whether the class has an action with a name. Evidence: gt2-unwind-01.
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

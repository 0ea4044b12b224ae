// The calls for which UIKit raises an exception. Each check runs when the change is made, not when it is queued.
extension UINavigationController {
    func isAllowed(_ change: StackChange) -> Bool {
        switch change.edit {
        case .push(let page):
            mayPush(page)
        case .popTo(let page):
            isInStack(page)
        case .set(let pages):
            pages.allSatisfy(mayHold) && areDistinct(pages) && pages.allSatisfy(isFree)
        case .pop, .popToRoot:
            true
        }
    }

    func mayPush(_ page: UIViewController) -> Bool {
        mayHold(page) && isNoSplitView(page) && isNew(page) && isFree(page)
    }

    /// Evidence: gt2-nav-06.
    private func isNoSplitView(_ page: UIViewController) -> Bool {
        guard page is UISplitViewController else { return true }
        Runtime.current.diagnostics.warn(
            "Split View Controllers cannot be pushed to a Navigation Controller \(described(self))")
        return false
    }

    /// Evidence: msg-15.
    private func mayHold(_ page: UIViewController) -> Bool {
        isColumnOrPage(page) || refuse(.invalidArgument, "Pushing a navigation controller is not supported")
    }

    /// Whether a stack can contain the view controller. It can contain another stack only as a column of a collapsed
    /// split view.
    func isColumnOrPage(_ page: UIViewController) -> Bool {
        !(page is UINavigationController) || page.flags.contains(.isNestedColumn)
    }

    /// Evidence: msg-13, msg-14.
    private func isNew(_ page: UIViewController) -> Bool {
        guard page.parentReference.isTo(self), stack.holds(page) else { return true }
        if Runtime.current.system < .iOS(13) {
            return refuse(
                .invalidArgument,
                "Pushing the same view controller instance more than once is not supported (\(described(page)))"
            )
        }
        let bundle = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return refuse(
            .invalidArgument,
            "\(described(self)) is pushing the same view controller instance (\(described(page))) more than once "
                + "which is not supported and is most likely an error in the application : \(bundle)")
    }

    /// Evidence: msg-16.
    private func isInStack(_ page: UIViewController) -> Bool {
        if page.parentReference.isTo(self), stack.holds(page) { return true }
        return refuse(.internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
    }

    /// Evidence: msg-21.
    private func areDistinct(_ pages: [UIViewController]) -> Bool {
        guard Set(pages.map(ObjectIdentifier.init)).count < pages.count else { return true }
        let list = pages.map { "    \"\(described($0))\"" }.joined(separator: ",\n")
        return refuse(
            .internalInconsistency,
            "All view controllers in a navigation controller must be distinct ((\n\(list)\n))")
    }

    /// A view controller whose view is still in another controller's view can't be added. Evidence: setvc-02.
    private func isFree(_ page: UIViewController) -> Bool {
        page.parentReference.isTo(self) || mayAdopt(page)
    }

    private func refuse(_ name: Diagnostics.ExceptionName, _ message: String) -> Bool {
        Runtime.current.diagnostics.raise(name, message)
        return false
    }
}

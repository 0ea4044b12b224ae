/// One push + pop with nothing in between: link, twelve calls, unlink. The caller makes the page, and frees it.
///
/// The module that holds it has no subclass of either class, so every call stays a call through the table.
@inline(never)
public func pushAndPop(_ page: Page, on root: Page) {
    root.children.append(page)
    page.parent = root
    page.willMove(toParent: root)
    page.viewDidLoad()
    page.view.willMove(toSuperview: root.view)
    root.view.subviews.append(page.view)
    page.view.superview = root.view
    page.view.didMoveToSuperview()
    page.viewWillAppear(false)
    page.view.layoutSubviews()
    page.viewDidAppear(false)
    page.didMove(toParent: root)

    page.willMove(toParent: nil)
    page.viewWillDisappear(false)
    root.view.subviews.removeLast()
    page.view.superview = nil
    page.viewDidDisappear(false)
    root.children.removeLast()
    page.parent = nil
    page.didMove(toParent: nil)
}

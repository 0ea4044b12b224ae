/// A push and a pop without other work: link, twelve calls, unlink. The caller creates the page, and releases it.
///
/// This module contains no subclass of either class, so every call remains a call through the vtable.
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

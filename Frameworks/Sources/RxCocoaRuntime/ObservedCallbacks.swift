import UIKit

extension UIViewController: @retroactive OverridesViewDidLoad, @retroactive OverridesViewWillAppear,
    @retroactive OverridesViewDidAppear, @retroactive OverridesViewWillDisappear,
    @retroactive OverridesViewDidDisappear, @retroactive OverridesViewWillLayoutSubviews,
    @retroactive OverridesViewDidLayoutSubviews
{
    private func tellObservers(of name: String, _ arguments: [Any], _ call: () -> Void) {
        let observer =
            objc_getAssociatedObject(self, RX_reference_from_selector(Selector(name)))
            as? any RXMessageSentObserver
        observer?.messageSent(withArguments: arguments)
        call()
        observer?.methodInvoked(withArguments: arguments)
    }
    public func viewDidLoadInExtension() { tellObservers(of: "viewDidLoad", []) { viewDidLoad() } }
    public func viewWillAppearInExtension(_ animated: Bool) {
        tellObservers(of: "viewWillAppear:", [animated]) { viewWillAppear(animated) }
    }
    public func viewDidAppearInExtension(_ animated: Bool) {
        tellObservers(of: "viewDidAppear:", [animated]) { viewDidAppear(animated) }
    }
    public func viewWillDisappearInExtension(_ animated: Bool) {
        tellObservers(of: "viewWillDisappear:", [animated]) { viewWillDisappear(animated) }
    }
    public func viewDidDisappearInExtension(_ animated: Bool) {
        tellObservers(of: "viewDidDisappear:", [animated]) { viewDidDisappear(animated) }
    }
    public func viewWillLayoutSubviewsInExtension() {
        tellObservers(of: "viewWillLayoutSubviews", []) { viewWillLayoutSubviews() }
    }
    public func viewDidLayoutSubviewsInExtension() {
        tellObservers(of: "viewDidLayoutSubviews", []) { viewDidLayoutSubviews() }
    }
}

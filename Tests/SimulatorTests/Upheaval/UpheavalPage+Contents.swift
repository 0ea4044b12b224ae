import Simulator

// The contents of a page. Each part notifies the app of its events.
extension UpheavalPage {
    private func action(_ name: String, _ view: UIView) -> UIAction {
        UIAction(title: name) { [weak self, weak view] _ in self?.app.meet(name, view) }
    }

    func add(_ view: UIView, _ y: CGFloat, _ size: CGSize = CGSize(width: 300, height: 44)) {
        view.frame = CGRect(origin: CGPoint(x: 20, y: y), size: size)
        self.view.addSubview(view)
    }

    func addControl(_ control: UIControl, _ y: CGFloat) {
        let events: [(String, UIControl.Event)] = [
            ("touchDown", .touchDown), ("touchUpInside", .touchUpInside), ("valueChanged", .valueChanged),
            ("primaryActionTriggered", .primaryActionTriggered), ("editingChanged", .editingChanged),
            ("editingDidBegin", .editingDidBegin), ("editingDidEnd", .editingDidEnd),
            ("touchCancel", .touchCancel), ("touchDragInside", .touchDragInside),
            ("menuActionTriggered", .menuActionTriggered),
        ]
        for (name, event) in events { control.addAction(action(name, control), for: event) }
        add(
            control, y,
            control.intrinsicContentSize.height > 100
                ? CGSize(width: 320, height: control.intrinsicContentSize.height)
                : CGSize(width: 200, height: max(40, control.intrinsicContentSize.height)))
    }

    func addGesture(_ recognizer: UIGestureRecognizer, to view: UIView) {
        let target = GestureEar(app)
        recognizer.addTarget(target, action: Selector("hear:", GestureEar.hear))
        recognizer.delegate = target
        ears.append(target)
        view.addGestureRecognizer(recognizer)
    }

    private var ears: [GestureEar] {
        get { (view.layer.value(forKey: "ears") as? [GestureEar]) ?? [] }
        set { view.layer.setValue(newValue, forKey: "ears") }
    }
}

/// Notifies the app of a gesture's delegate calls.
@MainActor
final class GestureEar: NSObject, UIGestureRecognizerDelegate {
    private weak var app: UpheavalApp?

    init(_ app: UpheavalApp) { self.app = app }

    func hear(_ recognizer: UIGestureRecognizer) {
        app?.meet("\(type(of: recognizer)) \(recognizer.state)", recognizer.view)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        app?.meet("gestureRecognizerShouldBegin", gestureRecognizer.view)
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        app?.meet("shouldReceive touch", gestureRecognizer.view)
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        app?.meet("shouldRecognizeSimultaneously", gestureRecognizer.view)
        return true
    }
}

/// Notifies the app of a delegate's calls.
@MainActor
final class UpheavalDelegate: NSObject {
    let app: UpheavalApp

    init(_ app: UpheavalApp) { self.app = app }
}

extension UpheavalDelegate: UITextFieldDelegate, UITextViewDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        app.meet("textFieldShouldBeginEditing", textField)
        return true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        app.meet("textFieldDidBeginEditing", textField)
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        app.meet("textFieldShouldEndEditing", textField)
        return true
    }

    func textFieldDidEndEditing(_ textField: UITextField) { app.meet("textFieldDidEndEditing", textField) }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        app.meet("shouldChangeCharacters", textField)
        return true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        app.meet("textFieldShouldReturn", textField)
        textField.resignFirstResponder()
        return true
    }

    func textViewDidBeginEditing(_ textView: UITextView) { app.meet("textViewDidBeginEditing", textView) }

    func textViewDidChange(_ textView: UITextView) { app.meet("textViewDidChange", textView) }

    func textViewDidChangeSelection(_ textView: UITextView) {
        app.meet("textViewDidChangeSelection", textView)
    }

    func textViewDidEndEditing(_ textView: UITextView) { app.meet("textViewDidEndEditing", textView) }
}

extension UpheavalDelegate: UIPickerViewDelegate, UIPickerViewDataSource {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        app.meet("numberOfRowsInComponent", pickerView)
        return 20
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        app.meet("titleForRow", pickerView)
        return "\(row)"
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        app.meet("picker didSelectRow", pickerView)
    }
}

extension UpheavalDelegate: UINavigationControllerDelegate, UITabBarControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        app.meet("willShow", navigationController.viewIfLoaded)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        app.meet("didShow", navigationController.viewIfLoaded)
    }

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        app.meet("shouldSelect", viewController.viewIfLoaded)
        return true
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        app.meet("didSelect", viewController.viewIfLoaded)
    }
}

extension UpheavalDelegate: UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        app.meet("presentationControllerShouldDismiss", presentationController.presentedView)
        return true
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        app.meet("presentationControllerWillDismiss", presentationController.presentedView)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        app.meet("presentationControllerDidDismiss", nil)
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        app.meet("detent", sheetPresentationController.presentedView)
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        app.meet("adaptivePresentationStyle", nil)
        return controller is UIPopoverPresentationController ? .none : .automatic
    }
}

extension UpheavalDelegate: UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
    func updateSearchResults(for searchController: UISearchController) {
        app.meet("updateSearchResults", searchController.searchBar)
    }

    func willPresentSearchController(_ searchController: UISearchController) {
        app.meet("willPresentSearchController", searchController.searchBar)
    }

    func didPresentSearchController(_ searchController: UISearchController) {
        app.meet("didPresentSearchController", searchController.searchBar)
    }

    func willDismissSearchController(_ searchController: UISearchController) {
        app.meet("willDismissSearchController", searchController.searchBar)
    }

    func didDismissSearchController(_ searchController: UISearchController) {
        app.meet("didDismissSearchController", searchController.searchBar)
    }
}

extension UpheavalDelegate: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        app.meet("viewControllerBefore", pageViewController.viewIfLoaded)
        return UpheavalPage(app)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        app.meet("viewControllerAfter", pageViewController.viewIfLoaded)
        return UpheavalPage(app)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        app.meet("willTransitionTo", pageViewController.viewIfLoaded)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        app.meet("didFinishAnimating", pageViewController.viewIfLoaded)
    }
}

extension UpheavalDelegate: UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) {
        app.meet("willShow column", svc.viewIfLoaded)
    }

    func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) {
        app.meet("willHide column", svc.viewIfLoaded)
    }

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        app.meet("willChangeTo", svc.viewIfLoaded)
    }

    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
        app.meet("gestureWillBegin", svc.viewIfLoaded)
    }

    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
        app.meet("gestureDidEnd", svc.viewIfLoaded)
    }
}

extension UpheavalDelegate: UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        app.meet("animationController", nil)
        return self
    }

    func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    {
        self
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        app.meet("animateTransition", context.containerView)
        UIView.animate(withDuration: 0.5) {
            context.view(forKey: .to)?.alpha = 0.9
        } completion: { [app] _ in
            app.meet("animator's completion", context.containerView)
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { app.meet("animationEnded", nil) }
}

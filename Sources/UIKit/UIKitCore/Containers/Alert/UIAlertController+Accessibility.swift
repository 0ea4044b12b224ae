// The accessibility elements of an alert: its texts, which are drawn instead of being labels, and its view with fields
// and actions.
extension UIAlertController {
    func elements(in container: UIView) -> [Any]? {
        guard let view = viewStorage, view.isDescendant(of: container) else { return nil }
        let layout = AlertLayout(of: self, in: view)
        func element(_ text: String?, _ frame: CGRect?) -> UIAccessibilityElement? {
            guard let text, let frame else { return nil }
            let element = UIAccessibilityElement(accessibilityContainer: container)
            element.accessibilityLabel = text
            element.accessibilityTraits = .staticText
            element.accessibilityFrameInContainerSpace = container.convert(frame, from: view)
            return element
        }
        let texts = [
            element(attributedTitle?.string ?? title, layout.title),
            element(attributedMessage?.string ?? message, layout.message),
        ]
        return texts.compactMap { $0 } + [view]
    }
}

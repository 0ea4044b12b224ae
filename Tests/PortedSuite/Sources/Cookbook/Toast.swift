import UIKit

/// A line of text that appears for some time.
final class Toast: UIView {
    let label = UILabel()

    @discardableResult
    static func show(
        _ text: String, in container: UIView, for seconds: TimeInterval = 0.5, completion: (() -> Void)? = nil
    ) -> Toast {
        let toast = Toast(
            frame: CGRect(x: 20, y: container.bounds.maxY, width: container.bounds.width - 40, height: 44))
        toast.label.text = text
        toast.alpha = 0
        container.addSubview(toast)
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: [],
            animations: {
                toast.alpha = 1
                toast.frame.origin.y -= 80
            },
            completion: { _ in toast.hide(after: seconds, completion: completion) })
        return toast
    }

    private func hide(after seconds: TimeInterval, completion: (() -> Void)?) {
        UIView.animate(
            withDuration: 0.2, delay: seconds, options: [.curveEaseIn], animations: { self.alpha = 0 }
        ) { _ in
            self.removeFromSuperview()
            completion?()
        }
    }
}

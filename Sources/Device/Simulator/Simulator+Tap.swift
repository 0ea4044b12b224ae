import UIKit

// Taps on visible elements. Each tap is hit-tested, like that of a finger.
extension Simulator {
    /// Taps the center of a view. Returns whether the touch reached the view or one of its descendants.
    ///
    /// If another view covers the point, no tap happens, and ``diagnostics`` names the covering view.
    @discardableResult
    public func tap(_ view: UIView) -> Bool {
        takeOver()
        let target = Tappable(
            names: [], view: view, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
        Tappable.layOutItems(in: runtime.application)
        guard let window = view.window, target.isReached(in: runtime.application) else {
            let hit = view.window.flatMap { runtime.application.fingers.view(at: target.place(in: $0)) }
            runtime.diagnostics.warn(
                "A tap does not reach \(view): "
                    + (view.window == nil
                        ? "it is in no window." : "\(hit.map { "\($0)" } ?? "nothing") is there."))
            return false
        }
        tap(at: target.place(in: window))
        return true
    }

    /// Taps the frontmost element with a name that a touch reaches. Returns whether such an element exists.
    ///
    /// A name is the text of a button, a label or a field, a placeholder, the title of a bar item, tab, alert action or segment, an
    /// accessibility identifier, or the accessibility label of a view without text, such as a switch or an icon button. If no
    /// element has this name, other accessibility labels are tried, such as that of a day in a calendar, and the labels for Voice
    /// Control. The preview of a context menu has the names of its texts.
    ///
    /// If there is no such element, nothing is tapped, and ``diagnostics`` lists the elements that can be tapped.
    @discardableResult
    public func tap(_ name: String) -> Bool {
        takeOver()
        guard let place = place(of: name) else {
            let reachable = Tappable.all(in: runtime.application)
                .filter { $0.isReached(in: runtime.application) }
            let names = reachable.flatMap { $0.names + $0.labels }.map { "\"\($0)\"" }
            runtime.diagnostics.warn(
                "Nothing that can be tapped is called \"\(name)\". In sight: "
                    + (names.isEmpty ? "nothing." : "\(names.joined(separator: ", "))."))
            return false
        }
        tap(at: place, named: name)
        return true
    }

    /// The point at which `tap` would tap an element with this name, in points of the screen; `nil` if a touch reaches no such element.
    public func place(of name: String) -> CGPoint? {
        takeOver()
        let target = Tappable.called(name, in: runtime.application)
        return target.flatMap { target in target.view.window.map { target.place(in: $0) } }
    }

    /// Holds a finger on the center of a view.
    public func longPress(_ view: UIView, for seconds: TimeInterval = 1) {
        takeOver()
        let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: view.window)
        longPress(at: view.window?.convert(point, to: nil as UIWindow?) ?? point, for: seconds)
    }

    /// Taps an item of a bar or an alert. Returns whether a touch reaches it.
    func touch(_ item: BarItemView?) -> Bool {
        let fingers = runtime.application.fingers
        guard let item, let window = item.window else { return false }
        let middle = CGPoint(x: item.bounds.midX, y: item.bounds.midY)
        let target = Tappable(names: [], view: item, point: middle)
        // A touch outside an open menu only closes the menu.
        if runtime.application.closeMenu() { return true }
        guard target.isReached(in: runtime.application) else { return false }
        let place = target.place(in: window)
        report(.touch(.down, finger: 0, at: place), named: item.title)
        let isDown = fingers.comeDown(.max, at: place)
        report(.touch(.up, finger: 0, at: place))
        if isDown { fingers.goUp(.max) }
        return isDown
    }
}

// The registered handlers of a control.
extension UIControl {
    var targetSet: Set<AnyHashable> {
        let targets = (handlers?.list ?? []).compactMap(\.response.target).filter { !$0.isGone }
        return Set(targets.compactMap { ($0.target ?? NSNull()) as? AnyHashable })
    }

    func visitHandlers(
        _ iterator: (
            _ actionHandler: UIAction?, _ targetAction: (Any?, Selector)?, _ controlEvent: UIControl.Event,
            _ stop: inout Bool
        ) -> Void
    ) {
        var stop = false
        for handler in handlers?.list ?? [] {
            switch handler.response {
            case .action(let action): iterator(action, nil, handler.events, &stop)
            case .target(let target):
                guard !target.isGone else { continue }
                iterator(nil, (target.target, target.action), handler.events, &stop)
            }
            if stop { return }
        }
    }
}

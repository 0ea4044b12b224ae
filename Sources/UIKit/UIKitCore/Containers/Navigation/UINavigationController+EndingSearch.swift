// A stack doesn't change while a search over one of its view controllers is ending. The messages are from public logs.
extension UINavigationController {
    /// The search that is being dismissed over the stack or its top view controller.
    var endingSearch: UISearchController? {
        let search = modal?.presented ?? stack.last?.modal?.presented
        return (search as? UISearchController).flatMap { $0.isEnding ? $0 : nil }
    }

    func isRefusedBySearch(_ change: StackChange) -> Bool {
        guard endingSearch != nil, change.newStack(from: projectedStack) != nil else { return false }
        Runtime.current.diagnostics.warn(
            "\(change.edit.method) called on <\(describedClass(of: self)) \(describedAddress(of: self))> while an existing transition or "
                + "presentation is occurring; the navigation stack will not be updated.")
        return true
    }
}

extension StackChange.Edit {
    fileprivate var method: String {
        switch self {
        case .push: "pushViewController:animated:"
        case .pop: "popViewControllerAnimated:"
        case .popTo, .popToRoot: "popToViewController:transition:"
        case .set: "setViewControllers:animated:"
        }
    }
}

import UIKit

@preconcurrency @MainActor public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}

/// A view without a button: there are no routes.
open class AVRoutePickerView: UIView {
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    open var activeTintColor: UIColor!
    open var prioritizesVideoDevices = false
}

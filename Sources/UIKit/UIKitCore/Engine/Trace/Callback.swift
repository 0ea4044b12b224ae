/// A callback that UIKit sends to a view controller, as named in the trace.
package enum Callback: UInt8, Sendable {
    case viewDidLoad
    case viewWillAppear
    case viewIsAppearing
    case viewDidAppear
    case viewWillDisappear
    case viewDidDisappear
    case viewWillLayoutSubviews
    case viewDidLayoutSubviews
    case willMoveToParent
    case didMoveToParent
    case `deinit`
    case loadView
    case willShow
    case didShow
    case updateViewConstraints
    case viewSafeAreaInsetsDidChange
    case viewLayoutMarginsDidChange
    case viewWillTransition
    case willTransition
    case traitCollectionDidChange
    case didReceiveMemoryWarning
    case updateProperties

    /// Whether the callback belongs to the short trace, which contains only the life cycle of view controllers.
    package var isLifeCycle: Bool { rawValue <= Callback.deinit.rawValue }

    /// Returns the text of the callback with the name of the view controller in its argument.
    package func text(about other: String?) -> String {
        switch self {
        case .loadView: "loadView"
        case .viewDidLoad: "viewDidLoad"
        case .viewWillAppear: "viewWillAppear"
        case .viewIsAppearing: "viewIsAppearing"
        case .viewDidAppear: "viewDidAppear"
        case .viewWillDisappear: "viewWillDisappear"
        case .viewDidDisappear: "viewDidDisappear"
        case .viewWillLayoutSubviews: "viewWillLayoutSubviews"
        case .viewDidLayoutSubviews: "viewDidLayoutSubviews"
        case .willMoveToParent: "willMove(toParent:\(other ?? "nil"))"
        case .didMoveToParent: "didMove(toParent:\(other ?? "nil"))"
        case .willShow: "willShow(\(other ?? "nil"))"
        case .didShow: "didShow(\(other ?? "nil"))"
        case .updateViewConstraints: "updateViewConstraints"
        case .viewSafeAreaInsetsDidChange: "viewSafeAreaInsetsDidChange"
        case .viewLayoutMarginsDidChange: "viewLayoutMarginsDidChange"
        case .viewWillTransition: "viewWillTransition(to:size)"
        case .willTransition: "willTransition(to:traits)"
        case .traitCollectionDidChange: "traitCollectionDidChange"
        case .didReceiveMemoryWarning: "didReceiveMemoryWarning"
        case .updateProperties: "updateProperties"
        case .deinit: "deinit"
        }
    }
}

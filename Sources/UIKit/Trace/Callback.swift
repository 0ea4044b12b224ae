/// One message that UIKit sends to a controller, as the trace names it.
package enum Callback: Hashable, Sendable {
    case loadView
    case viewDidLoad
    case viewWillAppear
    case viewIsAppearing
    case viewDidAppear
    case viewWillDisappear
    case viewDidDisappear
    case viewWillLayoutSubviews
    case viewDidLayoutSubviews
    case willMoveToParent(String?)
    case didMoveToParent(String?)
    case willShow(String)
    case didShow(String)
    case updateViewConstraints
    case viewSafeAreaInsetsDidChange
    case viewLayoutMarginsDidChange
    case viewWillTransition
    case willTransition
    case traitCollectionDidChange
    case didReceiveMemoryWarning
    case `deinit`

    /// Whether the callback belongs to the short trace: the life of a page and nothing else.
    package var isLifeCycle: Bool {
        switch self {
        case .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
            .viewDidDisappear, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .willMoveToParent,
            .didMoveToParent, .deinit:
            true
        default:
            false
        }
    }

    package var name: String {
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
        case .willMoveToParent(let parent): "willMove(toParent:\(parent ?? "nil"))"
        case .didMoveToParent(let parent): "didMove(toParent:\(parent ?? "nil"))"
        case .willShow(let page): "willShow(\(page))"
        case .didShow(let page): "didShow(\(page))"
        case .updateViewConstraints: "updateViewConstraints"
        case .viewSafeAreaInsetsDidChange: "viewSafeAreaInsetsDidChange"
        case .viewLayoutMarginsDidChange: "viewLayoutMarginsDidChange"
        case .viewWillTransition: "viewWillTransition(to:size)"
        case .willTransition: "willTransition(to:traits)"
        case .traitCollectionDidChange: "traitCollectionDidChange"
        case .didReceiveMemoryWarning: "didReceiveMemoryWarning"
        case .deinit: "deinit"
        }
    }
}

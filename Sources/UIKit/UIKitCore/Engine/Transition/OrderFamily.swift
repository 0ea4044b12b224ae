/// The order in which a kind of transition notifies the leaving and the arriving view controller.
///
/// The kinds differ on a device, and apps depend on the order. Evidence: push-02, present-fs-01, tab-switch-01,
/// pub-flip-01.
package enum OrderFamily {
    /// Navigation stacks: the leaving view controller is first for the will and the did callbacks.
    case stack
    /// Full-screen presentations and custom containers: the leaving view controller is first for the will callbacks and
    /// last for the did callbacks.
    case modal
    /// Tab bars up to iOS 17: the arriving view controller is first for the will callbacks and last for the did
    /// callbacks.
    case tab
    /// Tab bars since iOS 18: the arriving view controller is first for the will and the did callbacks. Evidence:
    /// hunt-tabs-01.
    case fadingTab
    /// Page curls: the order of tabs. If canceled, both view controllers get their will callbacks before either gets a
    /// did callback. Evidence: page-curl-01, page-curl-02.
    case curl
    /// Scrolling pages: the arriving view controller is first for the will and the did callbacks. If canceled, the view
    /// controller that stays is first. Evidence: page-scroll-01, page-scroll-02.
    case scroll

    var beginsWithLeaving: Bool { self == .stack || self == .modal }

    var endsWithLeaving: Bool { self == .stack || self == .tab || self == .curl }
}

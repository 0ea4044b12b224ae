/// The order in which a kind of transition tells the page that leaves and the page that comes.
///
/// The kinds differ on a device, and apps depend on it. Evidence: push-02, present-fs-01, tab-switch-01.
enum OrderFamily {
    /// Navigation stacks and custom containers: the leaving page is first at both ends.
    case stack
    /// Full-screen modals: the leaving page is first at the beginning, last at the end.
    case modal
    /// Tab bars and pages that curl: the coming page is first at the beginning, last at the end.
    case tab
    /// Pages that are scrolled: the coming page is first at both ends. Evidence: page-scroll-01.
    case scroll

    var beginsWithLeaving: Bool { self == .stack || self == .modal }

    var endsWithLeaving: Bool { self == .stack || self == .tab }
}

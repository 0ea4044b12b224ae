/// The order in which a kind of transition tells the page that leaves and the page that comes.
///
/// The kinds differ on a device, and apps depend on it. Evidence: push-02, present-fs-01, tab-switch-01, pub-flip-01.
enum OrderFamily {
    /// Navigation stacks: the leaving page is first at both ends.
    case stack
    /// Full-screen modals and custom containers: the leaving page is first at the beginning, last at the end.
    case modal
    /// Tab bars up to iOS 17: the coming page is first at the beginning, last at the end.
    case tab
    /// Tab bars since iOS 18: the coming page is first at both ends. Evidence: hunt-tabs-01.
    case fadingTab
    /// Pages that curl: as tabs; given up, both pages turn back before either has. Evidence: page-curl-01, page-curl-02.
    case curl
    /// Pages that scroll: the coming page is first at both ends; given up, the page that stays is. Evidence:
    /// page-scroll-01, page-scroll-02.
    case scroll

    var beginsWithLeaving: Bool { self == .stack || self == .modal }

    var endsWithLeaving: Bool { self == .stack || self == .tab || self == .curl }
}

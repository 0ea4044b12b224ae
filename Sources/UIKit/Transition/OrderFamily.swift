/// The order in which a kind of transition tells the page that leaves and the page that comes.
///
/// The kinds differ on a device, and apps depend on it. Evidence: push-02, present-fs-01, tab-switch-01.
enum OrderFamily {
    /// Navigation stacks and custom containers: the leaving page is first at both ends.
    case stack
    /// Full-screen modals: the leaving page is first at the beginning, last at the end.
    case modal
    /// Tab bars: the coming page is first at the beginning, last at the end.
    case tab

    var beginsWithLeaving: Bool { self != .tab }

    var endsWithLeaving: Bool { self != .modal }
}

// The scenarios of `headers-and-logs.json`.
extension Scenario {
    static let headersAndLogs: [Scenario] =
        loading + showing + hanging + leaving + tracking + modalRules + containerRules + sceneLife
        + scrollHeader + text + layoutPasses + oneSystemsBugs + nibs + storyboards
        + olderLayout + restoration + focus + dragAndDrop

    /// Bugs of one version of the system, reported to Apple.
    private static let oneSystemsBugs: [Scenario] = [
        .open(
            "gt2-vc-25",
            "A bug of iOS 8.1. No source says what the popover does in later systems."),
        .open("gt2-vc-37", "A bug of iOS 9 that comes and goes with the length of a pause."),
        .open("gt2-split-03", "A bug of iOS 10.2."),
        .open("gt2-split-04", "A bug of iOS 10 and a beta of iOS 11."),
        .open("gt2-split-05", "A bug of a beta of iOS 8: iOS 7 did otherwise."),
    ]

    private static let olderLayout: [Scenario] = [
        .contradicted(
            "gt2-al-09", by: "gt2-al-18",
            why: "Apple's header has layoutSubviews apply the constraints, and not layoutSublayers(of:)."),
        .uncovered("gt2-al-13", "Systems before iOS 12: the words are those of later systems."),
    ]

    private static let restoration: [Scenario] = [
        .savedActivity("gt2-app-07"),
        .uncovered(
            "gt2-app-09",
            "In Swift a restoration class has the protocol's type: one that does not conform cannot be set."),
    ]
}

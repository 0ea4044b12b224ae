// Those of `hunt.json`.
extension Scenario {
    static let hunt: [Scenario] =
        huntStacks + huntModals + huntTabs + huntSplit + huntScenes + huntGestures + huntTables
        + huntCollections + huntScroll + huntText + huntLayout + huntStoryboards + huntScenes2 + huntTables2
        + huntScenes3 + huntTables3 + huntSizes
}

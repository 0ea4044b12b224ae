// The scenarios of `hunt.json` and of the numbered files after it.
extension Scenario {
    static let hunt: [Scenario] =
        huntStacks + huntModals + huntTabs + huntSplit + huntScenes + huntGestures + huntTables
        + huntCollections + huntScroll + huntText + huntLayout + huntStoryboards + huntScenes2 + huntTables2
        + huntScenes3 + huntTables3 + huntSizes + huntAnimators + huntGroups + huntControls + huntContainment
        + huntColumns + huntAccessibility + huntSheets + huntTabs5 + huntContainment5
}

// The scenarios of `public-logs.json`.
extension Scenario {
    static let publicLogs: [Scenario] =
        viewLife + propertyAnimators + childSwaps + gestureRules + textEditing + textInput + searchRules
        + windowNotices + viewAnimations + misuseMessages + controlRules + scrollRules + transitionRules
        + stateRestoration + fileWords + layoutBeforeUpdates
}

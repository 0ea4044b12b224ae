// The scenarios by topic: a folder for each.
extension Scenario {
    static let all: [Scenario] = [
        // Accessibility
        accessibilityActions, accessibilityElements, focus,
        // Animation
        animatorRules, coordinatorRules, propertyAnimators, transitionRules, viewAnimations,
        // Containment
        appearanceMoments, childSwaps, containment, containerLogs, containerRules, containmentLogs,
        containmentRules, forwardedValues, forwarding, hanging, initialisation, loading, misuseMessages,
        ownContainers, paging, showing, sizes, tracking, viewLife,
        // Controls
        controlActions, controlEvents, controlRules, controls, controlValues,
        // Figures
        geometry,
        // Gestures
        dragAndDrop, gestureDelegates, gestureRules, scrollHeader, hitTests, recognizerRules, recognizers,
        touches, userWays,
        // Layout
        constraints, layoutPasses, ownSizes, stackViews,
        // Lists
        collectionBatchWords, collectionChanges, collectionLayouts, collectionLoading, collectionRequests,
        collectionSelection, collectionUpdates, layoutBeforeUpdates, collectionWords, diffableWords,
        diffableSources, flowFigures, compositionalFigures, orthogonalSections, refreshControls,
        tableBatchWords, tableCells, tableChanges, tableContent, tableControllers, tableEditingRules,
        tableEditing, tableFigures, tableHeaders, tableLoading, tableQuestions, tableReuse, tableRows,
        tableSelectionRules, tableSelection, tableSwipes, tableTaps, tableWords,
        // Modals
        adaptation, chains, customPresentations, deferredPresentations, modalAppearances, modalLogs,
        modalLogRules, modalRules, placedPresentations, popoverRules, popovers, presentationMessages,
        fullScreen, presentationRules, relations, roots, sheetDetents, sheets, completions, styles,
        wordsByVersion,
        // Reported
        reported,
        // Scenes
        appLife, appOpenings, appRequests, appStates, launch, oneSystemsBugs, olderLayouts,
        restorationClasses, sceneConfigurations, sceneDelegates, sceneLife, stateRestoration, windowNotices,
        windowOrders, windows,
        // Scrolling
        scrollDrags, scrollOffsets, scrollRules, scrolling,
        // Search
        searchPages, searchRules,
        // Split
        classicSplits, columnChanges, columnCollapses, columns,
        // Stacks
        deferrals, interactivePop, leaving, navigationMessages, nestedStacks, pop, push, stackAnswers,
        stackBars, stackDelegates, stackLogs, stackRules,
        // Storyboards
        fileMessages, fileOrders, fileWords, nibs, segues, storyboards, unwindAnswers, unwinding,
        // Tabs
        moreTabChanges, moreTabs, tabGroups, tabItems, tabRules, tabs, tabSelections,
        // Text
        labels, responders, textChanges, textEditing, textInput, text,
    ].flatMap { $0 }

    static func named(_ id: String) -> Scenario? { byID[id] }

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}

// The scenarios by topic: a folder for each.
extension Scenario {
    static let all: [Scenario] = [
        // Accessibility
        accessibilityActions, accessibilityElements, focus,
        // Animation
        animatorRules, coordinatorRules, propertyAnimators, transitionRules, viewAnimations,
        // Bars
        backButtons, barContents, barItems, barOverflows, barTitles, barTouches,
        // Containment
        appearanceMoments, childSwaps, containerLogs, containerRules, containment, containmentLogs,
        containmentRules, forwardedValues, forwarding, hanging, ownContainers, paging, showing, sizes,
        // Controls
        controlActions, controlEvents, controlRules, controlValues, controls,
        // Figures
        geometry,
        // Gestures
        dragAndDrop, gestureDelegates, gestureRules, hitTests, recognizerRules, recognizers, scrollHeader,
        touches, userWays,
        // Layout
        constraints, layoutPasses, ownSizes, stackViews,
        // Lists
        collectionBatchWords, collectionChanges, collectionLayouts, collectionLoading, collectionRequests,
        collectionSelection, collectionUpdates, collectionWords, compositionalFigures, diffableSources,
        diffableWords, flowFigures, layoutBeforeUpdates, listEnvironments, listMenus, orthogonalSections,
        refreshControls, tableBatchWords, tableCells, tableChanges, tableContent, tableControllers,
        tableEditing, tableEditingRules, tableFigures, tableHeaders, tableLoading, tableQuestions, tableReuse,
        tableRows, tableSelection, tableSelectionRules, tableSwipes, tableTaps, tableWords,
        // Messages
        misuseMessages, olderLayouts, oneSystemsBugs, restorationClasses, wordsByVersion,
        // Modals
        adaptation, chains, completions, customPresentations, deferredPresentations, fullScreen,
        modalAppearances, modalLogRules, modalLogs, modalRules, placedPresentations, popoverRules, popovers,
        presentationMessages, presentationRules, presentationsSince18, relations, roots, sheetDetents,
        sheetSurroundings, sheets, styles,
        // PageLife
        appearancesSince18, initialisation, loading, trackedTraits, tracking, updatePasses, updates, viewLife,
        // Reported
        reported,
        // Scenes
        appLife, appOpenings, appRequests, appStates, launch, mainMenus, notificationMessages, sceneAdoption,
        sceneConfigurations, sceneDelegates, sceneLife, sceneValues, stateRestoration, windowNotices,
        windowOrders, windows,
        // Scrolling
        scrollContainers, scrollDrags, scrollOffsets, scrollRules, scrollValues, scrolling,
        // Search
        searchPages, searchPlaceholders, searchPlacements, searchRules, searchSuggestions,
        // Split
        classicSplits, columnAdaptations, columnChanges, columnCollapses, columnCommands, columns,
        columnsSince26,
        // Stacks
        deferrals, fluidTransitions, interactivePop, leaving, navigationMessages, nestedStacks, pop, push,
        stackAnswers, stackBars, stackDelegates, stackLogs, stackRules, zoomTransitions,
        // Storyboards
        fileMessages, fileOrders, fileWords, nibs, segues, storyboards, unwindAnswers, unwinding,
        // Tabs
        moreTabChanges, moreTabs, tabAccessories, tabDisplays, tabGroups, tabItems, tabObjects,
        tabPlacements, tabRules, tabSearches, tabSelections, tabs,
        // Text
        labels, responders, selectedRanges, text, textChanges, textEditing, textInput,
        // UITests
        uiTestFailures, uiTestTrees,
        // Views
        cornersAndEffects,
    ].flatMap { $0 }

    static func named(_ id: String) -> Scenario? { byID[id] }

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}

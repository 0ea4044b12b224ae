// The frequencies of operations.
extension StressScript.World {
    /// Each kind as many times as its weight.
    func kinds(withCallsOfUIKit: Bool) -> [Operation.Kind] {
        Operation.Kind.allCases.flatMap { kind in
            let fits =
                switch self {
                case .uikit:
                    !kind.isCallOfPageFlow && kind != .verbDuringPush && !kind.isAwaited
                        && !kind.isPartOfLists
                case .flow:
                    (withCallsOfUIKit || !kind.isCallOfUIKit) && !kind.isAwaited && !kind.isPartOfLists
                case .awaiting: kind.isPartOfAwaiting
                case .lists: kind.isPartOfLists || kind.goesWithLists
                }
            return Array(repeating: kind, count: fits ? kind.weight(in: self) : 0)
        }
    }
}

extension Operation.Kind {
    fileprivate var isPartOfAwaiting: Bool {
        switch self {
        case .open, .goBack, .returnHome, .closeEverything, .ask, .finish, .pop, .dismiss, .swapRoot,
            .advance, .settle:
            true
        default: isAwaited
        }
    }

    fileprivate var isPartOfLists: Bool { isCallOfList || [.flingList, .swipeRow, .dragRow].contains(self) }

    fileprivate var goesWithLists: Bool {
        switch self {
        case .push, .pop, .tap, .tapBack, .swipe, .flick, .springBack, .moveOn, .rotate, .memoryWarning,
            .advance,
            .settle:
            true
        default: false
        }
    }

    fileprivate func weight(in world: StressScript.World) -> Int {
        switch self {
        case .open: 16
        case .editList: 12
        case .flingList: 8
        case .reloadList, .scrollToRow: 4
        case .breakUpdate, .turnEditing, .swipeRow, .dragRow: 3
        case .openGuard, .answerGuards, .openLink, .openEarly: 6
        case .cancelTask, .logIn, .resumeLinks, .beginSearch, .chooseTab, .cover, .endCover, .lock,
            .openColumnRoute, .showColumn:
            3
        case .openInColumn: 6
        case .swapSplit, .changeWidth, .restoreColumns: 2
        case .logOut, .dropLink, .openWindow, .closeWindow, .openBeforeWindow, .endSearch, .askCover, .reset:
            2
        case .push: world == .uikit ? 12 : 4
        case .pop, .present, .dismiss: world == .uikit ? 8 : 4
        case .goBack, .advance: 8
        case .popTo, .setStack, .selectTab, .returnTo, .ask, .swipe, .flick, .springBack, .settle: 4
        case .addChild: 3
        case .popToRoot, .removeChild, .swapRoot, .returnHome, .replace, .remove, .closeEverything, .finish: 2
        case .pullSheet, .tapBack, .doubleTap, .tapTab, .type: 3
        case .tapBackTwice, .swipeDuringPush, .verbDuringPush: 3
        case .memoryWarning, .leaveApp, .takeTouches, .scrub, .holdBack: 1
        case .swipeContent, .moveOn, .tap, .scroll, .pressEscape, .pressBackKeys, .rotate: 2
        case .driveOn, .driveToEnd, .driveBack: 2
        case .complete, .awaitCompletion, .awaitForm, .transaction: 3
        case .dispatch, .yield, .runLoop: 1
        }
    }
}

import SeededNumbers

/// An action of an app, its user or its environment. `choice` selects its target among the candidates at the time when it runs, so any part
/// of a list of operations is itself a runnable list.
package struct Operation: Hashable, Sendable {
    /// Script files contain the names: they are kept when kinds are added.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        // App code's calls of UIKit.
        case push, pop, popTo, popToRoot, setStack, present, dismiss, selectTab, addChild, removeChild,
            swapRoot
        // App code's calls of PageFlow.
        case open, goBack, returnTo, returnHome, replace, remove, closeEverything, ask, finish
        // A finger that stays on the screen: touched down, moved, lifted.
        case swipe, swipeContent, pullSheet, moveOn, flick, springBack
        // Fingers and keys.
        case tap, doubleTap, tapBack, holdBack, tapTab, scroll, type, pressEscape, pressBackKeys, scrub
        // Actions during the transition of a stack: a second tap on Back, a swipe during a push, a verb during a push.
        case tapBackTwice, swipeDuringPush, verbDuringPush
        // Transitions that app code drives.
        case driveOn, driveToEnd, driveBack
        // Events of the app's environment.
        case rotate, leaveApp, takeTouches, memoryWarning
        // Time.
        case advance, settle
        // Waits of app code: for a completion, by awaiting one, in an async variant, for a transaction, on the main queue, by yielding, in
        // the run loop.
        case complete, awaitCompletion, awaitForm, transaction, dispatch, yield, runLoop
        // Pages, guards and logins that tasks await.
        case openGuard, answerGuards, cancelTask, openLink, logIn, logOut, resumeLinks, dropLink, openWindow,
            closeWindow
        // Requests of pages that aren't in a window yet; a search on a page; tabs under More.
        case openEarly, openBeforeWindow, beginSearch, endSearch, chooseTab
        // Covers, a lock before the login, and the reset of a window.
        case cover, askCover, endCover, lock, reset
        // Columns of a split view, and the width at which they collapse.
        case swapSplit, openInColumn, openColumnRoute, showColumn, changeWidth, restoreColumns
        // App code's calls of a list, and fingers on its rows.
        case editList, breakUpdate, reloadList, scrollToRow, turnEditing, flingList, swipeRow, dragRow
    }

    package var kind: Kind
    package var isAnimated: Bool
    package var choice: UInt64
    /// The index of the following callback from which the operation is called; `nil` if it is called outside callbacks.
    package var callback: Int?

    func changed(to kind: Kind) -> Operation {
        var changed = self
        changed.kind = kind
        return changed
    }

    static func random(of kinds: [Kind], using numbers: inout SeededNumbers) -> Operation {
        let kind = kinds[Int(numbers.next() % UInt64(kinds.count))]
        let (isAnimated, choice, place) = (numbers.next() % 2 == 0, numbers.next() >> 16, numbers.next() % 36)
        return Operation(
            kind: kind, isAnimated: isAnimated, choice: choice,
            callback: kind.isCode && place < 6 ? Int(place) : nil)
    }
}

extension Operation.Kind {
    /// Whether it is a call, and so may be made in a callback. Touches and time are not calls.
    var isCode: Bool {
        isCallOfUIKit || isCallOfPageFlow || isCallOfList || isWait || isAwaited
            || [.driveOn, .driveToEnd, .driveBack].contains(self)
    }

    var isWait: Bool {
        switch self {
        case .complete, .awaitCompletion, .awaitForm, .transaction, .dispatch, .yield, .runLoop: true
        default: false
        }
    }

    var isAwaited: Bool {
        switch self {
        case .openGuard, .answerGuards, .cancelTask, .openLink, .logIn, .logOut, .resumeLinks, .dropLink,
            .openWindow, .closeWindow, .openEarly, .openBeforeWindow, .beginSearch, .endSearch, .chooseTab,
            .cover, .askCover, .endCover, .lock, .reset:
            true
        default: isOfColumns
        }
    }

    var isOfColumns: Bool {
        switch self {
        case .swapSplit, .openInColumn, .openColumnRoute, .showColumn, .changeWidth, .restoreColumns: true
        default: false
        }
    }

    var isCallOfUIKit: Bool {
        switch self {
        case .push, .pop, .popTo, .popToRoot, .setStack, .present, .dismiss, .selectTab, .addChild,
            .removeChild, .swapRoot, .complete, .awaitCompletion, .awaitForm, .transaction:
            true
        default: false
        }
    }

    var isCallOfList: Bool {
        switch self {
        case .editList, .breakUpdate, .reloadList, .scrollToRow, .turnEditing: true
        default: false
        }
    }

    var isCallOfPageFlow: Bool {
        switch self {
        case .open, .goBack, .returnTo, .returnHome, .replace, .remove, .closeEverything, .ask, .finish: true
        default: false
        }
    }
}

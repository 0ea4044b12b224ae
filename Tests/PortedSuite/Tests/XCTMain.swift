// Every XCTest test of the package: the entry point of `swift test` on Linux.
// Made by a command. Make it again when tests are added, renamed or removed:
//     swift run pageflow xctest-main
// Tests of Swift Testing in the same package run with `swift test --enable-swift-testing`.
// swift-format-ignore-file
import XCTest
import class XCTest.XCTestCase

@testable import CookbookTests

#if canImport(Testing)
    import Testing
#endif

@main
private enum XCTestEntryPoint {
    @MainActor
    static func main() async {
        #if canImport(Testing)
            let arguments = CommandLine.arguments
            if zip(arguments, arguments.dropFirst()).contains(where: { $0 == ("--testing-library", "swift-testing") }) {
                await Testing.__swiftPMEntryPoint() as Never
            }
        #endif
        XCTMain(testCases(), arguments: CommandLine.arguments.map(withWholeNames)) as Never
    }

    @MainActor
    static func testCases() -> [XCTestCaseEntry] {
        var cases: [XCTestCaseEntry] = []
        var tests: [(String, XCTestCaseClosure)] = []
        tests = []
        tests.append(test("testAlertGoes", AlertTests.testAlertGoes))
        tests.append(test("testAlertIsInAWindow", AlertTests.testAlertIsInAWindow))
        tests.append(test("testAskingBeforeDeletion", AlertTests.testAskingBeforeDeletion))
        tests.append(test("testEditorAsksBeforeItDiscards", AlertTests.testEditorAsksBeforeItDiscards))
        tests.append(test("testEditorWithoutChangesDoesNotAsk", AlertTests.testEditorWithoutChangesDoesNotAsk))
        cases.append((AlertTests.self, tests))
        tests = []
        tests.append(test("testChainOfAnimations", AnimationTests.testChainOfAnimations))
        tests.append(test("testFavoriteButtonGrowsAndComesBack", AnimationTests.testFavoriteButtonGrowsAndComesBack))
        tests.append(test("testKeyframes", AnimationTests.testKeyframes))
        tests.append(test("testPausedAnimatorGoesBack", AnimationTests.testPausedAnimatorGoesBack))
        tests.append(test("testPropertyAnimator", AnimationTests.testPropertyAnimator))
        tests.append(test("testToastComesAndGoes", AnimationTests.testToastComesAndGoes))
        tests.append(test("testToastStaysAsLongAsItIsTold", AnimationTests.testToastStaysAsLongAsItIsTold))
        tests.append(test("testTransactionEndsWithItsAnimations", AnimationTests.testTransactionEndsWithItsAnimations))
        tests.append(test("testTransitionOfAView", AnimationTests.testTransitionOfAView))
        tests.append(test("testTwoToastsGoInOrder", AnimationTests.testTwoToastsGoInOrder))
        tests.append(test("testWithoutAnimations", AnimationTests.testWithoutAnimations))
        cases.append((AnimationTests.self, tests))
        tests = []
        tests.append(test("testAnimationIsAwaited", AsyncTests.testAnimationIsAwaited))
        tests.append(test("testCancelledTaskLeavesThePage", AsyncTests.testCancelledTaskLeavesThePage))
        tests.append(test("testContentReplacesTheWheel", AsyncTests.testContentReplacesTheWheel))
        tests.append(test("testDetachedWorkComesBackToThePage", AsyncTests.testDetachedWorkComesBackToThePage))
        tests.append(test("testFulfillmentIsAwaited", AsyncTests.testFulfillmentIsAwaited))
        tests.append(test("testPresentIsAwaited", AsyncTests.testPresentIsAwaited))
        tests.append(test("testStoreLoadsWithoutTheMainActor", AsyncTests.testStoreLoadsWithoutTheMainActor))
        tests.append(test("testTasksPresentOneAfterTheOther", AsyncTests.testTasksPresentOneAfterTheOther))
        tests.append(test("testTwoAnimationsAtOnce", AsyncTests.testTwoAnimationsAtOnce))
        cases.append((AsyncTests.self, tests))
        tests = []
        tests.append(test("testLinkFromAnotherTab", CoordinatorTests.testLinkFromAnotherTab))
        tests.append(test("testLinkUnderAModalPage", CoordinatorTests.testLinkUnderAModalPage))
        tests.append(test("testLogOutClearsTheStackBeneath", CoordinatorTests.testLogOutClearsTheStackBeneath))
        tests.append(test("testSelectionGoesThroughTheCoordinator", CoordinatorTests.testSelectionGoesThroughTheCoordinator))
        tests.append(test("testStartShowsTheList", CoordinatorTests.testStartShowsTheList))
        tests.append(test("testUnknownLinkIsPassedOver", CoordinatorTests.testUnknownLinkIsPassedOver))
        cases.append((CoordinatorTests.self, tests))
        tests = []
        tests.append(test("testEditorIsReleased", EditorTests.Closing.testEditorIsReleased))
        tests.append(test("testPresentedEditorIsDismissed", EditorTests.Closing.testPresentedEditorIsDismissed))
        tests.append(test("testPushedEditorPops", EditorTests.Closing.testPushedEditorPops))
        cases.append((EditorTests.Closing.self, tests))
        tests = []
        tests.append(test("testEmptyDraftHasNoChanges", EditorTests.Drafts.testEmptyDraftHasNoChanges))
        tests.append(test("testTitleIsAChange", EditorTests.Drafts.testTitleIsAChange))
        cases.append((EditorTests.Drafts.self, tests))
        tests = []
        tests.append(test("testCloseDismissesAnEditorInItsOwnStack", ModalTests.testCloseDismissesAnEditorInItsOwnStack))
        tests.append(test("testDetentsOfASheet", ModalTests.testDetentsOfASheet))
        tests.append(test("testDismissInTheCompletionOfAPresentation", ModalTests.testDismissInTheCompletionOfAPresentation))
        tests.append(test("testEditorIsDismissed", ModalTests.testEditorIsDismissed))
        tests.append(test("testEditorIsPresented", ModalTests.testEditorIsPresented))
        tests.append(test("testFullScreenPageTakesTheListAway", ModalTests.testFullScreenPageTakesTheListAway))
        tests.append(test("testPageOverAPage", ModalTests.testPageOverAPage))
        tests.append(test("testPopoverOnAPhoneIsASheet", ModalTests.testPopoverOnAPhoneIsASheet))
        tests.append(test("testSavingAddsTheRecipeAndCloses", ModalTests.testSavingAddsTheRecipeAndCloses))
        tests.append(test("testSheetCannotBePulledAwayWithChanges", ModalTests.testSheetCannotBePulledAwayWithChanges))
        cases.append((ModalTests.self, tests))
        tests = []
        tests.append(test("testDelegateHearsWhatIsShown", NavigationTests.testDelegateHearsWhatIsShown))
        tests.append(test("testHiddenBarComesBack", NavigationTests.testHiddenBarComesBack))
        tests.append(test("testListShowsItsRecipes", NavigationTests.testListShowsItsRecipes))
        tests.append(test("testNavigationBarFollowsThePages", NavigationTests.testNavigationBarFollowsThePages))
        tests.append(test("testPopToAPageInTheMiddle", NavigationTests.testPopToAPageInTheMiddle))
        tests.append(test("testPopToRootFromThreePagesDeep", NavigationTests.testPopToRootFromThreePagesDeep))
        tests.append(test("testPopWithCompletion", NavigationTests.testPopWithCompletion))
        tests.append(test("testPoppedPageIsReleased", NavigationTests.testPoppedPageIsReleased))
        tests.append(test("testPoppedRecipeHearsThatItWasPopped", NavigationTests.testPoppedRecipeHearsThatItWasPopped))
        tests.append(test("testPushAndPopLeaveTheListOnTop", NavigationTests.testPushAndPopLeaveTheListOnTop))
        tests.append(test("testPushWithCompletion", NavigationTests.testPushWithCompletion))
        tests.append(test("testPushedRecipeHearsThatItWasPushed", NavigationTests.testPushedRecipeHearsThatItWasPushed))
        tests.append(test("testReplacingTheStack", NavigationTests.testReplacingTheStack))
        tests.append(test("testSelectingARecipePushesIt", NavigationTests.testSelectingARecipePushesIt))
        tests.append(test("testTwoTapsInARowPushOneAfterTheOther", NavigationTests.testTwoTapsInARowPushOneAfterTheOther))
        cases.append((NavigationTests.self, tests))
        tests = []
        tests.append(test("testAddingARecipePosts", NotificationTests.testAddingARecipePosts))
        tests.append(test("testAppIsActive", NotificationTests.testAppIsActive))
        tests.append(test("testLaterOnTheMainQueue", NotificationTests.testLaterOnTheMainQueue))
        tests.append(test("testListFollowsTheStore", NotificationTests.testListFollowsTheStore))
        tests.append(test("testLoadingAnswersOnTheMainQueue", NotificationTests.testLoadingAnswersOnTheMainQueue))
        tests.append(test("testTimerTicksWhileAPageAnimates", NotificationTests.testTimerTicksWhileAPageAnimates))
        tests.append(test("testWindowPostsThatItIsKey", NotificationTests.testWindowPostsThatItIsKey))
        cases.append((NotificationTests.self, tests))
        tests = []
        tests.append(test("testAnimatedScrollEndsAtItsOffset", ScrollTests.testAnimatedScrollEndsAtItsOffset))
        tests.append(test("testContentSizeIsObserved", ScrollTests.testContentSizeIsObserved))
        tests.append(test("testHeaderShrinks", ScrollTests.testHeaderShrinks))
        tests.append(test("testInvalidatedObserverHearsNothing", ScrollTests.testInvalidatedObserverHearsNothing))
        tests.append(test("testObserverHearsOldAndNew", ScrollTests.testObserverHearsOldAndNew))
        cases.append((ScrollTests.self, tests))
        tests = []
        tests.append(test("testPagePresents", ShownWindowTests.testPagePresents))
        tests.append(test("testPagePushes", ShownWindowTests.testPagePushes))
        tests.append(test("testWindowIsShown", ShownWindowTests.testWindowIsShown))
        cases.append((ShownWindowTests.self, tests))
        tests = []
        tests.append(test("testEachTabKeepsItsStack", TabTests.testEachTabKeepsItsStack))
        tests.append(test("testModalOverTabsIsTheTabBarControllers", TabTests.testModalOverTabsIsTheTabBarControllers))
        tests.append(test("testPushHidesTheTabBar", TabTests.testPushHidesTheTabBar))
        tests.append(test("testSelectingATabShowsIt", TabTests.testSelectingATabShowsIt))
        cases.append((TabTests.self, tests))
        tests = []
        tests.append(test("testCloseAsTheFirstOfAStackDismisses", TestDoubleTests.testCloseAsTheFirstOfAStackDismisses))
        tests.append(test("testCloseDeepInAStackPops", TestDoubleTests.testCloseDeepInAStackPops))
        tests.append(test("testCloseUnderAQuestionDoesNothing", TestDoubleTests.testCloseUnderAQuestionDoesNothing))
        tests.append(test("testCloseWithoutAStackDismisses", TestDoubleTests.testCloseWithoutAStackDismisses))
        tests.append(test("testCoverIsNoEnd", TestDoubleTests.testCoverIsNoEnd))
        tests.append(test("testDismissalIsNoticed", TestDoubleTests.testDismissalIsNoticed))
        tests.append(test("testKeyWindowStub", TestDoubleTests.testKeyWindowStub))
        tests.append(test("testPopIsNoticed", TestDoubleTests.testPopIsNoticed))
        tests.append(test("testScreenNameIsTheTitleUnlessItIsSet", TestDoubleTests.testScreenNameIsTheTitleUnlessItIsSet))
        cases.append((TestDoubleTests.self, tests))
        tests = []
        tests.append(test("testAnimationsAlongsideAPush", TransitionTests.testAnimationsAlongsideAPush))
        tests.append(test("testDimmingComesAlong", TransitionTests.testDimmingComesAlong))
        tests.append(test("testLongZoom", TransitionTests.testLongZoom))
        tests.append(test("testZoomIn", TransitionTests.testZoomIn))
        tests.append(test("testZoomInAStack", TransitionTests.testZoomInAStack))
        tests.append(test("testZoomOut", TransitionTests.testZoomOut))
        cases.append((TransitionTests.self, tests))
        return cases
    }

    static let nestedNames: [(String, String)] = [
        ("CookbookTests.Closing/", "CookbookTests.EditorTests.Closing/"),
        ("CookbookTests.Drafts/", "CookbookTests.EditorTests.Drafts/"),
    ]

    /// XCTest lists a class inside another type by its last name and looks for it by its whole one.
    static func withWholeNames(_ argument: String) -> String {
        nestedNames.reduce(argument) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }

    /// XCTest runs tests on the main thread.
    static func test<Case: XCTestCase>(
        _ name: String, _ method: @escaping (Case) -> @MainActor () throws -> Void
    ) -> (String, XCTestCaseClosure) {
        (
            name,
            { testCase in
                let call = Call(testCase: testCase as! Case, method: method)
                try MainActor.assumeIsolated { try call.run() }
            }
        )
    }

    static func test<Case: XCTestCase>(
        _ name: String, _ method: @escaping (Case) -> @MainActor () async throws -> Void
    ) -> (String, XCTestCaseClosure) {
        let wait: (Case) -> () throws -> Void = asyncTest { testCase in
            let call = AsyncCall(testCase: testCase, method: method)
            return { try await call.run() }
        }
        return (name, { testCase in try wait(testCase as! Case)() })
    }

    // Swift 5 takes tests without isolation for tests of the main actor.
    #if swift(>=6)
        static func test<Case: XCTestCase>(
            _ name: String, _ method: @escaping (Case) -> () throws -> Void
        ) -> (String, XCTestCaseClosure) {
            (name, { testCase in try method(testCase as! Case)() })
        }

        static func test<Case: XCTestCase>(
            _ name: String, _ method: @escaping (Case) -> () async throws -> Void
        ) -> (String, XCTestCaseClosure) {
            let wait: (Case) -> () throws -> Void = asyncTest(method)
            return (name, { testCase in try wait(testCase as! Case)() })
        }
    #endif

    struct Call<Case>: @unchecked Sendable {
        let testCase: Case
        let method: (Case) -> @MainActor () throws -> Void

        @MainActor
        func run() throws { try method(testCase)() }
    }

    struct AsyncCall<Case>: @unchecked Sendable {
        let testCase: Case
        let method: (Case) -> @MainActor () async throws -> Void

        @MainActor
        func run() async throws { try await method(testCase)() }
    }
}

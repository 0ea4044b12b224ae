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
        tests.append(test("testAlertGoes") { (test: AlertTests) in try test.testAlertGoes() })
        tests.append(test("testAlertIsInAWindow") { (test: AlertTests) in try test.testAlertIsInAWindow() })
        tests.append(test("testAskingBeforeDeletion") { (test: AlertTests) in try test.testAskingBeforeDeletion() })
        tests.append(test("testEditorAsksBeforeItDiscards") { (test: AlertTests) in try test.testEditorAsksBeforeItDiscards() })
        tests.append(test("testEditorWithoutChangesDoesNotAsk") { (test: AlertTests) in try test.testEditorWithoutChangesDoesNotAsk() })
        cases.append((AlertTests.self, tests))
        tests = []
        tests.append(test("testChainOfAnimations") { (test: AnimationTests) in test.testChainOfAnimations() })
        tests.append(test("testFavoriteButtonGrowsAndComesBack") { (test: AnimationTests) in test.testFavoriteButtonGrowsAndComesBack() })
        tests.append(test("testKeyframes") { (test: AnimationTests) in test.testKeyframes() })
        tests.append(test("testPausedAnimatorGoesBack") { (test: AnimationTests) in test.testPausedAnimatorGoesBack() })
        tests.append(test("testPropertyAnimator") { (test: AnimationTests) in test.testPropertyAnimator() })
        tests.append(test("testToastComesAndGoes") { (test: AnimationTests) in test.testToastComesAndGoes() })
        tests.append(test("testToastStaysAsLongAsItIsTold") { (test: AnimationTests) in test.testToastStaysAsLongAsItIsTold() })
        tests.append(test("testTransactionEndsWithItsAnimations") { (test: AnimationTests) in test.testTransactionEndsWithItsAnimations() })
        tests.append(test("testTransitionOfAView") { (test: AnimationTests) in test.testTransitionOfAView() })
        tests.append(test("testTwoToastsGoInOrder") { (test: AnimationTests) in test.testTwoToastsGoInOrder() })
        tests.append(test("testWithoutAnimations") { (test: AnimationTests) in test.testWithoutAnimations() })
        cases.append((AnimationTests.self, tests))
        tests = []
        tests.append(asynchronousTest("testAnimationIsAwaited") { (test: sending AsyncTests) in await test.testAnimationIsAwaited() })
        tests.append(asynchronousTest("testCancelledTaskLeavesThePage") { (test: sending AsyncTests) in await test.testCancelledTaskLeavesThePage() })
        tests.append(asynchronousTest("testContentReplacesTheWheel") { (test: sending AsyncTests) in try await test.testContentReplacesTheWheel() })
        tests.append(asynchronousTest("testDetachedWorkComesBackToThePage") { (test: sending AsyncTests) in await test.testDetachedWorkComesBackToThePage() })
        tests.append(asynchronousTest("testFulfillmentIsAwaited") { (test: sending AsyncTests) in await test.testFulfillmentIsAwaited() })
        tests.append(asynchronousTest("testPresentIsAwaited") { (test: sending AsyncTests) in await test.testPresentIsAwaited() })
        tests.append(asynchronousTest("testStoreLoadsWithoutTheMainActor") { (test: sending AsyncTests) in await test.testStoreLoadsWithoutTheMainActor() })
        tests.append(asynchronousTest("testTasksPresentOneAfterTheOther") { (test: sending AsyncTests) in await test.testTasksPresentOneAfterTheOther() })
        tests.append(asynchronousTest("testTwoAnimationsAtOnce") { (test: sending AsyncTests) in await test.testTwoAnimationsAtOnce() })
        cases.append((AsyncTests.self, tests))
        tests = []
        tests.append(test("testLinkFromAnotherTab") { (test: CoordinatorTests) in test.testLinkFromAnotherTab() })
        tests.append(test("testLinkUnderAModalPage") { (test: CoordinatorTests) in test.testLinkUnderAModalPage() })
        tests.append(test("testLogOutClearsTheStackBeneath") { (test: CoordinatorTests) in test.testLogOutClearsTheStackBeneath() })
        tests.append(test("testSelectionGoesThroughTheCoordinator") { (test: CoordinatorTests) in try test.testSelectionGoesThroughTheCoordinator() })
        tests.append(test("testStartShowsTheList") { (test: CoordinatorTests) in test.testStartShowsTheList() })
        tests.append(test("testUnknownLinkIsPassedOver") { (test: CoordinatorTests) in test.testUnknownLinkIsPassedOver() })
        cases.append((CoordinatorTests.self, tests))
        tests = []
        tests.append(asynchronousTest("testEditorIsReleased") { (test: sending EditorTests.Closing) in await test.testEditorIsReleased() })
        tests.append(test("testPresentedEditorIsDismissed") { (test: EditorTests.Closing) in test.testPresentedEditorIsDismissed() })
        tests.append(test("testPushedEditorPops") { (test: EditorTests.Closing) in test.testPushedEditorPops() })
        cases.append((EditorTests.Closing.self, tests))
        tests = []
        tests.append(test("testEmptyDraftHasNoChanges") { (test: EditorTests.Drafts) in test.testEmptyDraftHasNoChanges() })
        tests.append(test("testTitleIsAChange") { (test: EditorTests.Drafts) in test.testTitleIsAChange() })
        cases.append((EditorTests.Drafts.self, tests))
        tests = []
        tests.append(test("testCloseDismissesAnEditorInItsOwnStack") { (test: ModalTests) in try test.testCloseDismissesAnEditorInItsOwnStack() })
        tests.append(test("testDetentsOfASheet") { (test: ModalTests) in try test.testDetentsOfASheet() })
        tests.append(test("testDismissInTheCompletionOfAPresentation") { (test: ModalTests) in test.testDismissInTheCompletionOfAPresentation() })
        tests.append(test("testEditorIsDismissed") { (test: ModalTests) in test.testEditorIsDismissed() })
        tests.append(test("testEditorIsPresented") { (test: ModalTests) in try test.testEditorIsPresented() })
        tests.append(test("testFullScreenPageTakesTheListAway") { (test: ModalTests) in test.testFullScreenPageTakesTheListAway() })
        tests.append(test("testPageOverAPage") { (test: ModalTests) in test.testPageOverAPage() })
        tests.append(test("testPopoverOnAPhoneIsASheet") { (test: ModalTests) in test.testPopoverOnAPhoneIsASheet() })
        tests.append(test("testSavingAddsTheRecipeAndCloses") { (test: ModalTests) in test.testSavingAddsTheRecipeAndCloses() })
        tests.append(test("testSheetCannotBePulledAwayWithChanges") { (test: ModalTests) in test.testSheetCannotBePulledAwayWithChanges() })
        cases.append((ModalTests.self, tests))
        tests = []
        tests.append(test("testDelegateHearsWhatIsShown") { (test: NavigationTests) in test.testDelegateHearsWhatIsShown() })
        tests.append(test("testHiddenBarComesBack") { (test: NavigationTests) in test.testHiddenBarComesBack() })
        tests.append(test("testListShowsItsRecipes") { (test: NavigationTests) in test.testListShowsItsRecipes() })
        tests.append(test("testNavigationBarFollowsThePages") { (test: NavigationTests) in test.testNavigationBarFollowsThePages() })
        tests.append(test("testPopToAPageInTheMiddle") { (test: NavigationTests) in try test.testPopToAPageInTheMiddle() })
        tests.append(test("testPopToRootFromThreePagesDeep") { (test: NavigationTests) in test.testPopToRootFromThreePagesDeep() })
        tests.append(test("testPopWithCompletion") { (test: NavigationTests) in test.testPopWithCompletion() })
        tests.append(test("testPoppedPageIsReleased") { (test: NavigationTests) in test.testPoppedPageIsReleased() })
        tests.append(test("testPoppedRecipeHearsThatItWasPopped") { (test: NavigationTests) in try test.testPoppedRecipeHearsThatItWasPopped() })
        tests.append(test("testPushAndPopLeaveTheListOnTop") { (test: NavigationTests) in test.testPushAndPopLeaveTheListOnTop() })
        tests.append(test("testPushWithCompletion") { (test: NavigationTests) in test.testPushWithCompletion() })
        tests.append(test("testPushedRecipeHearsThatItWasPushed") { (test: NavigationTests) in try test.testPushedRecipeHearsThatItWasPushed() })
        tests.append(test("testReplacingTheStack") { (test: NavigationTests) in test.testReplacingTheStack() })
        tests.append(test("testSelectingARecipePushesIt") { (test: NavigationTests) in test.testSelectingARecipePushesIt() })
        tests.append(test("testTwoTapsInARowPushOneAfterTheOther") { (test: NavigationTests) in test.testTwoTapsInARowPushOneAfterTheOther() })
        cases.append((NavigationTests.self, tests))
        tests = []
        tests.append(test("testAddingARecipePosts") { (test: NotificationTests) in test.testAddingARecipePosts() })
        tests.append(test("testAppIsActive") { (test: NotificationTests) in test.testAppIsActive() })
        tests.append(test("testLaterOnTheMainQueue") { (test: NotificationTests) in test.testLaterOnTheMainQueue() })
        tests.append(test("testListFollowsTheStore") { (test: NotificationTests) in test.testListFollowsTheStore() })
        tests.append(test("testLoadingAnswersOnTheMainQueue") { (test: NotificationTests) in test.testLoadingAnswersOnTheMainQueue() })
        tests.append(test("testTimerTicksWhileAPageAnimates") { (test: NotificationTests) in test.testTimerTicksWhileAPageAnimates() })
        tests.append(test("testWindowPostsThatItIsKey") { (test: NotificationTests) in test.testWindowPostsThatItIsKey() })
        cases.append((NotificationTests.self, tests))
        tests = []
        tests.append(test("testAnimatedScrollEndsAtItsOffset") { (test: ScrollTests) in test.testAnimatedScrollEndsAtItsOffset() })
        tests.append(test("testContentSizeIsObserved") { (test: ScrollTests) in test.testContentSizeIsObserved() })
        tests.append(test("testHeaderShrinks") { (test: ScrollTests) in test.testHeaderShrinks() })
        tests.append(test("testInvalidatedObserverHearsNothing") { (test: ScrollTests) in test.testInvalidatedObserverHearsNothing() })
        tests.append(test("testObserverHearsOldAndNew") { (test: ScrollTests) in test.testObserverHearsOldAndNew() })
        cases.append((ScrollTests.self, tests))
        tests = []
        tests.append(test("testPagePresents") { (test: ShownWindowTests) in test.testPagePresents() })
        tests.append(test("testPagePushes") { (test: ShownWindowTests) in test.testPagePushes() })
        tests.append(test("testWindowIsShown") { (test: ShownWindowTests) in test.testWindowIsShown() })
        cases.append((ShownWindowTests.self, tests))
        tests = []
        tests.append(test("testEachTabKeepsItsStack") { (test: TabTests) in test.testEachTabKeepsItsStack() })
        tests.append(test("testModalOverTabsIsTheTabBarControllers") { (test: TabTests) in try test.testModalOverTabsIsTheTabBarControllers() })
        tests.append(test("testPushHidesTheTabBar") { (test: TabTests) in test.testPushHidesTheTabBar() })
        tests.append(test("testSelectingATabShowsIt") { (test: TabTests) in test.testSelectingATabShowsIt() })
        cases.append((TabTests.self, tests))
        tests = []
        tests.append(test("testCloseAsTheFirstOfAStackDismisses") { (test: TestDoubleTests) in test.testCloseAsTheFirstOfAStackDismisses() })
        tests.append(test("testCloseDeepInAStackPops") { (test: TestDoubleTests) in test.testCloseDeepInAStackPops() })
        tests.append(test("testCloseUnderAQuestionDoesNothing") { (test: TestDoubleTests) in test.testCloseUnderAQuestionDoesNothing() })
        tests.append(test("testCloseWithoutAStackDismisses") { (test: TestDoubleTests) in test.testCloseWithoutAStackDismisses() })
        tests.append(test("testCoverIsNoEnd") { (test: TestDoubleTests) in test.testCoverIsNoEnd() })
        tests.append(test("testDismissalIsNoticed") { (test: TestDoubleTests) in test.testDismissalIsNoticed() })
        tests.append(test("testKeyWindowStub") { (test: TestDoubleTests) in test.testKeyWindowStub() })
        tests.append(test("testPopIsNoticed") { (test: TestDoubleTests) in test.testPopIsNoticed() })
        tests.append(test("testScreenNameIsTheTitleUnlessItIsSet") { (test: TestDoubleTests) in test.testScreenNameIsTheTitleUnlessItIsSet() })
        cases.append((TestDoubleTests.self, tests))
        tests = []
        tests.append(test("testAnimationsAlongsideAPush") { (test: TransitionTests) in try test.testAnimationsAlongsideAPush() })
        tests.append(test("testDimmingComesAlong") { (test: TransitionTests) in try test.testDimmingComesAlong() })
        tests.append(test("testLongZoom") { (test: TransitionTests) in test.testLongZoom() })
        tests.append(test("testZoomIn") { (test: TransitionTests) in test.testZoomIn() })
        tests.append(test("testZoomInAStack") { (test: TransitionTests) in try test.testZoomInAStack() })
        tests.append(test("testZoomOut") { (test: TransitionTests) in test.testZoomOut() })
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
        _ name: String, _ body: @escaping @MainActor (Case) throws -> Void
    ) -> (String, XCTestCaseClosure) {
        (
            name,
            { testCase in
                let call = Call(testCase: testCase as! Case, body: body)
                try MainActor.assumeIsolated { try call.run() }
            }
        )
    }

    static func asynchronousTest<Case: XCTestCase>(
        _ name: String, _ body: @escaping @Sendable (sending Case) async throws -> Void
    ) -> (String, XCTestCaseClosure) {
        let wait: (Case) -> () throws -> Void = asyncTest { testCase in
            let call = AsyncCall(testCase: testCase, body: body)
            return { try await call.run() }
        }
        return (name, { testCase in try wait(testCase as! Case)() })
    }

    struct Call<Case>: @unchecked Sendable {
        let testCase: Case
        let body: @MainActor (Case) throws -> Void

        @MainActor
        func run() throws { try body(testCase) }
    }

    /// XCTest waits for the call, and doesn't use the test case meanwhile.
    struct AsyncCall<Case>: @unchecked Sendable {
        nonisolated(unsafe) let testCase: Case
        let body: @Sendable (sending Case) async throws -> Void

        func run() async throws { try await body(testCase) }
    }
}

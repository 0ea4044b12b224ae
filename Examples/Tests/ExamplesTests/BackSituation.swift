import BackButton
import Simulator
import Testing

/// A place where a back button is tapped, and the results of both buttons.
struct BackSituation: Sendable, CustomTestStringConvertible {
    let name: String
    /// Whether a stack is the window's root; otherwise the first page itself is.
    var isInStack = false
    /// The steps from the launch, each on the visible page.
    let route: [Step]
    /// The page with the button, from the visible page.
    var tapped: @MainActor @Sendable (UIViewController) -> UIViewController? = { $0 }
    var taps = 1
    let before: String
    let afterBackAction: String
    let afterGoBack: String

    var testDescription: String { name }
}

extension BackSituation {
    static let all = inStack + presented + inModalTabs

    private static let push = Step(BackPage.goPushedPage)
    private static let present = Step(BackPage.goPresentedPage)
    private static let presentStack = Step(BackPage.goPresentedStack)
    private static let presentTabs = Step(BackPage.goPresentedTabs)

    private static let inStack = [
        BackSituation(
            name: "the root of a window", route: [],
            before: "HomePage", afterBackAction: "HomePage", afterGoBack: "HomePage"),
        BackSituation(
            name: "the first page of a window's stack", isInStack: true, route: [],
            before: "HomePage", afterBackAction: "HomePage", afterGoBack: "HomePage"),
        BackSituation(
            name: "a pushed page", isInStack: true, route: [push],
            before: "HomePage/PushedPage", afterBackAction: "HomePage", afterGoBack: "HomePage"),
        BackSituation(
            name: "a child in a pushed page", isInStack: true, route: [push],
            tapped: { ($0 as? PushedPage)?.part },
            before: "HomePage/PushedPage", afterBackAction: "HomePage", afterGoBack: "HomePage"),
        BackSituation(
            name: "a pushed page, tapped twice", isInStack: true, route: [push, push], taps: 2,
            before: "HomePage/PushedPage/PushedPage",
            afterBackAction: "HomePage", afterGoBack: "HomePage/PushedPage"),
        BackSituation(
            name: "a pushed page under another", isInStack: true, route: [push, push],
            tapped: { $0.navigationController?.viewControllers[1] },
            before: "HomePage/PushedPage/PushedPage",
            afterBackAction: "HomePage/PushedPage", afterGoBack: "HomePage"),
        BackSituation(
            name: "a pushed page under a modal", isInStack: true, route: [push, present],
            tapped: { ($0.presentingViewController as? UINavigationController)?.topViewController },
            before: "HomePage/PushedPage + modal:PresentedPage",
            afterBackAction: "HomePage + modal:PresentedPage", afterGoBack: "HomePage"),
    ]

    private static let presented = [
        BackSituation(
            name: "a presented page", route: [present],
            before: "HomePage + modal:PresentedPage", afterBackAction: "HomePage", afterGoBack: "HomePage"),
        BackSituation(
            name: "a child in a presented page", route: [present], tapped: { ($0 as? PresentedPage)?.part },
            before: "HomePage + modal:PresentedPage",
            afterBackAction: "HomePage + modal:PresentedPage", afterGoBack: "HomePage"),
        BackSituation(
            name: "a modal over a modal", route: [present, present],
            before: "HomePage + modal:PresentedPage + modal:PresentedPage",
            afterBackAction: "HomePage + modal:PresentedPage",
            afterGoBack: "HomePage + modal:PresentedPage"),
        BackSituation(
            name: "a modal under a modal", route: [present, present],
            tapped: { $0.presentingViewController },
            before: "HomePage + modal:PresentedPage + modal:PresentedPage",
            afterBackAction: "HomePage + modal:PresentedPage", afterGoBack: "HomePage"),
        BackSituation(
            name: "a presented stack with 1 page", route: [presentStack],
            before: "HomePage + modal:PushedPage", afterBackAction: "HomePage", afterGoBack: "HomePage"),
        BackSituation(
            name: "a presented stack with 2 pages", route: [presentStack, push],
            before: "HomePage + modal:PushedPage/PushedPage",
            afterBackAction: "HomePage + modal:PushedPage", afterGoBack: "HomePage + modal:PushedPage"),
        BackSituation(
            name: "a presented stack with 3 pages", route: [presentStack, push, push],
            before: "HomePage + modal:PushedPage/PushedPage/PushedPage",
            afterBackAction: "HomePage + modal:PushedPage/PushedPage",
            afterGoBack: "HomePage + modal:PushedPage/PushedPage"),
        BackSituation(
            name: "a child in the only page of a presented stack", route: [presentStack],
            tapped: { ($0 as? PushedPage)?.part },
            before: "HomePage + modal:PushedPage", afterBackAction: "HomePage", afterGoBack: "HomePage"),
        BackSituation(
            name: "the only page of a presented stack under a modal", route: [presentStack, present],
            tapped: { ($0.presentingViewController as? UINavigationController)?.topViewController },
            before: "HomePage + modal:PushedPage + modal:PresentedPage",
            afterBackAction: "HomePage + modal:PushedPage", afterGoBack: "HomePage"),
    ]

    private static let inModalTabs = [
        BackSituation(
            name: "the first page of a stack in a tab inside a modal", route: [presentTabs],
            before: "HomePage + modal:tab:0/TabPage",
            afterBackAction: "HomePage + modal:tab:0/TabPage", afterGoBack: "HomePage"),
        BackSituation(
            name: "a pushed page in a tab inside a modal", route: [presentTabs, push],
            before: "HomePage + modal:tab:0/TabPage/PushedPage",
            afterBackAction: "HomePage + modal:tab:0/TabPage",
            afterGoBack: "HomePage + modal:tab:0/TabPage"),
        BackSituation(
            name: "a page alone in a tab inside a modal",
            route: [presentTabs, Step(TabPage.goOtherTab)],
            before: "HomePage + modal:tab:1/TabPage",
            afterBackAction: "HomePage + modal:tab:1/TabPage", afterGoBack: "HomePage"),
    ]
}

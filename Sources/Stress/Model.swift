import Simulator

/// What the app should be at rest: lists and nothing else.
///
/// Each change is made here when it is asked for, in the order of asking. The app makes some of them later; at
/// rest both must agree.
@MainActor
final class Model {
    /// The stack each navigation controller should have, by page numbers.
    private var stacks: [ObjectIdentifier: [Int]] = [:]
    private var chosenTabs: [ObjectIdentifier: Int] = [:]

    func stack(of navigation: UINavigationController) -> [Int] {
        stacks[ObjectIdentifier(navigation)] ?? []
    }

    func setStack(_ pages: [Int], of navigation: UINavigationController) {
        stacks[ObjectIdentifier(navigation)] = pages
    }

    func chooseTab(_ index: Int, of tabs: UITabBarController) {
        chosenTabs[ObjectIdentifier(tabs)] = index
    }

    func chosenTab(of tabs: UITabBarController) -> Int {
        chosenTabs[ObjectIdentifier(tabs)] ?? 0
    }
}

import UIKit

/// Starts the app and moves between its pages.
final class Coordinator: NSObject {
    let window: UIWindow
    let store: RecipeStore
    let tabs = UITabBarController()
    let recipes = UINavigationController()
    let settings = SettingsViewController()
    private(set) var shownTitles: [String] = []

    init(window: UIWindow, store: RecipeStore = RecipeStore()) {
        self.window = window
        self.store = store
        super.init()
    }

    func start() {
        let list = RecipeListViewController(store: store)
        list.delegate = self
        recipes.viewControllers = [list]
        recipes.delegate = self
        recipes.tabBarItem = UITabBarItem(title: "Recipes", image: nil, tag: 0)
        settings.tabBarItem = UITabBarItem(title: "Settings", image: nil, tag: 1)
        tabs.viewControllers = [recipes, settings]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
    }

    /// Shows a recipe from any page.
    func openRecipe(titled title: String, completion: (() -> Void)? = nil) {
        guard let recipe = store.recipes.first(where: { $0.title == title }) else { return }
        let show = {
            self.tabs.selectedViewController = self.recipes
            self.recipes.popToRootViewController(animated: false)
            self.recipes.pushViewController(
                RecipeViewController(recipe: recipe), animated: true, completion: completion)
        }
        if tabs.presentedViewController != nil {
            tabs.dismiss(animated: true, completion: show)
        } else {
            show()
        }
    }

    func logOut(completion: (() -> Void)? = nil) {
        let welcome = WelcomeViewController()
        welcome.modalPresentationStyle = .fullScreen
        tabs.present(welcome, animated: true) { [recipes] in
            recipes.popToRootViewController(animated: false)
            completion?()
        }
    }
}

extension Coordinator: RecipeListViewControllerDelegate {
    func recipeList(_ list: RecipeListViewController, didSelect recipe: Recipe) {
        recipes.pushViewController(RecipeViewController(recipe: recipe), animated: true)
    }
}

extension Coordinator: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        shownTitles.append(viewController.title ?? "")
    }
}

final class SettingsViewController: UIViewController {
    let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        view.addSubview(scrollView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        scrollView.contentSize = CGSize(width: view.bounds.width, height: 3000)
    }
}

final class WelcomeViewController: UIViewController {}

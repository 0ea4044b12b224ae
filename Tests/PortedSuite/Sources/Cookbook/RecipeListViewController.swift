import UIKit

protocol RecipeListViewControllerDelegate: AnyObject {
    func recipeList(_ list: RecipeListViewController, didSelect recipe: Recipe)
}

class RecipeListViewController: UIViewController {
    let store: RecipeStore
    weak var delegate: RecipeListViewControllerDelegate?
    private(set) var titles: [String] = []
    private var observer: NSObjectProtocol?

    init(store: RecipeStore = RecipeStore()) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Recipes"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addRecipe() })
        observer = NotificationCenter.default.addObserver(
            forName: .recipesDidChange, object: store, queue: nil
        ) { [weak self] _ in self?.reload() }
        reload()
    }

    func reload() {
        titles = store.recipes.map(\.title)
    }

    func select(_ index: Int) {
        let recipe = store.recipes[index]
        if let delegate {
            delegate.recipeList(self, didSelect: recipe)
        } else {
            navigationController?.pushViewController(RecipeViewController(recipe: recipe), animated: true)
        }
    }

    func addRecipe() {
        let editor = EditRecipeViewController(store: store)
        present(UINavigationController(rootViewController: editor), animated: true)
    }
}

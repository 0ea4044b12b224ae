import UIKit

class RecipeViewController: UIViewController {
    let recipe: Recipe
    let titleLabel = UILabel()
    let favoriteButton = UIButton(type: .system)
    private(set) var appearances: [String] = []

    init(recipe: Recipe) {
        self.recipe = recipe
        super.init(nibName: nil, bundle: nil)
        title = recipe.title
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = recipe.title
        view.addSubview(titleLabel)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        titleLabel.frame = CGRect(
            x: 20, y: view.safeAreaInsets.top + 20, width: view.bounds.width - 40, height: 40)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearances.append(isMovingToParent ? "will appear, pushed" : "will appear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances.append("did appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        appearances.append(isMovingFromParent ? "will disappear, popped" : "will disappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        appearances.append("did disappear")
    }

    func confirmDeletion(then delete: @escaping () -> Void) {
        let alert = UIAlertController(title: "Delete?", message: recipe.title, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
        present(alert, animated: true)
    }

    /// Enlarges the button and restores its size.
    func popFavoriteButton(completion: @escaping () -> Void) {
        UIView.animate(
            withDuration: 0.25,
            animations: { self.favoriteButton.transform = CGAffineTransform(scaleX: 1.3, y: 1.3) }
        ) { _ in
            UIView.animate(
                withDuration: 0.25, animations: { self.favoriteButton.transform = .identity },
                completion: { _ in completion() })
        }
    }
}

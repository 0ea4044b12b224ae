import UIKit

class EditRecipeViewController: UIViewController {
    let store: RecipeStore
    var draft = Recipe(title: "", minutes: 0)
    var onFinish: (() -> Void)?
    private(set) var didClose = false

    init(store: RecipeStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "New recipe"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    var hasChanges: Bool { !draft.title.isEmpty }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.close() })
        isModalInPresentation = hasChanges
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed || navigationController?.isBeingDismissed == true || isMovingFromParent {
            didClose = true
        }
    }

    /// Goes back in the way that matches the page's presentation.
    func close() {
        if let navigationController, navigationController.viewControllers.first !== self {
            navigationController.popViewController(animated: true)
        } else if presentedViewController == nil {
            dismiss(animated: true) { [onFinish] in onFinish?() }
        }
    }

    func save() {
        store.add(draft)
        close()
    }

    func closeAskingFirst() {
        guard hasChanges else { return close() }
        let sheet = UIAlertController(title: "Discard changes?", message: nil, preferredStyle: .alert)
        sheet.addAction(
            UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.close() })
        sheet.addAction(UIAlertAction(title: "Keep editing", style: .cancel))
        present(sheet, animated: true)
    }
}

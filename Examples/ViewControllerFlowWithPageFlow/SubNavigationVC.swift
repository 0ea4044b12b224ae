import UIKit

/// The stack of the branch that VCN4 presents: VCN5 to VCN8.
public final class SubNavigationVC: UINavigationController {
    /// Creates the branch with VCN5 at its bottom, and that page's parameter.
    public convenience init(stringPara: String) {
        self.init(rootViewController: VCN5(stringPara: stringPara))
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        isNavigationBarHidden = true
    }
}

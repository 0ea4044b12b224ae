import UIKit

/// The stack of the branch that VCN4 presents: VCN5 to VCN8.
public final class SubNavigationVC: UINavigationController {
    /// The branch with VCN5 at its bottom. The parameter is that page's.
    public convenience init(stringPara: String) {
        self.init(rootViewController: VCN5(stringPara: stringPara))
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        isNavigationBarHidden = true
    }
}

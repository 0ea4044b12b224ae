import UIKit

final class WelcomeViewController: BaseViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    @IBAction func unwindToWelcome(_ segue: UIStoryboardSegue) {}
}

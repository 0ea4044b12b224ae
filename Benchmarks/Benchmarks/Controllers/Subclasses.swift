import BarePages

/// An app's page, with the methods that apps typically override.
final class AppPage: Page {
    override func viewDidLoad() { callbacks &+= 3 }
    override func viewWillAppear(_ animated: Bool) { callbacks &+= 3 }
    override func viewDidAppear(_ animated: Bool) { callbacks &+= 3 }
    override func viewWillDisappear(_ animated: Bool) { callbacks &+= 3 }
    override func viewDidDisappear(_ animated: Bool) { callbacks &+= 3 }
}

/// An app's view, with the methods that apps typically override.
final class AppView: View {
    override func didMoveToSuperview() { callbacks &+= 2 }
    override func layoutSubviews() { callbacks &+= 2 }
}

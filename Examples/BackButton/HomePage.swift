import PageFlow
import UIKit

/// The app's first page. It sends the window's trace to the log: what leaves by `backAction` is heard of there too.
public final class HomePage: BackPage {
    private var isTracing = false

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !isTracing else { return }
        isTracing = true
        navigator?.trace.add(LogSink { PageLog.write($0) })
    }
}

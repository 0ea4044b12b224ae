// The Objective-C target of RxCocoa's package, as its Swift code sees it.  UIKit replaces its message
// forwarding: a delegate proxy has every optional method of UIKit's delegates (see ``HandedOnMessages``),
// and the callbacks of view controllers can be observed. Other methods of views, windows and view
// controllers send no events. Observing methods of other objects results in RxCocoa's error for a method
// that doesn't exist.

@_exported import AppleFoundation
@_exported import UIKit

print("macro")
